// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { applyStyles } from './apply-styles';

it('keeps the stylesheets of packages between the theme and the demo’s, whenever they come', () => {
  // Editors leave theirs in the document that files of a worker share.
  document.head.replaceChildren();
  onTestFinished(() => document.head.replaceChildren());
  const comes = (text: string) => {
    const style = document.createElement('style');
    style.dataset['package'] = '';
    style.textContent = text;
    document.head.prepend(style);
  };
  const order = () => [...document.head.querySelectorAll('style')].map((style) => style.textContent);
  const styles = [
    { path: 'theme 0', text: 'theme' },
    { path: 'docs/a.css', text: 'a' },
    { path: 'docs/b.css', text: 'b' },
  ];
  comes('first');
  applyStyles(styles);
  expect(order()).toEqual(['theme', 'first', 'a', 'b']);
  comes('second');
  applyStyles(styles);
  expect(order()).toEqual(['theme', 'second', 'first', 'a', 'b']);
});
