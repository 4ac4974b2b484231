import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
};
const readLanguage = () => document.documentElement.lang;

export default function Greeting() {
  const language = useSyncExternalStore(subscribe, readLanguage, () => 'en');
  return <p lang={language}>{language.startsWith('zh') ? '你好' : 'Hello'}</p>;
}
