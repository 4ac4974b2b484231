'use client';
import { useState } from 'react';
import { useLanguage, usePage, useSite } from 'live-docs/components';
import styles from './question.module.css';

const TEXTS = {
  'en': {
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you.',
    failed: 'Your answer couldn’t be sent.',
    missing: 'Tell us what is missing',
  },
  'zh-CN': {
    question: '这一页有帮助吗？',
    yes: '有',
    no: '没有',
    thanks: '谢谢。',
    failed: '未能发送。',
    missing: '告诉我们缺少什么',
  },
};

type State = 'asked' | 'sending' | 'yes' | 'no' | 'failed';

/** The question below a page. Another page asks anew. */
export default function Question({ address }: { address?: string }) {
  const page = usePage();
  return page && <QuestionOf key={page.path} page={page} address={address} />;
}

interface QuestionOfProps {
  page: { path: string; title: string; filename: string };
  address: string | undefined;
}

function QuestionOf({ page, address }: QuestionOfProps) {
  const language = useLanguage();
  const texts = TEXTS[language as keyof typeof TEXTS] ?? TEXTS.en;
  const { issues } = useSite().repository;
  const [state, setState] = useState<State>('asked');

  const send = async (answer: 'yes' | 'no') => {
    setState('sending');
    const sent = await post(address!, { page: page.path, helpful: answer });
    setState(sent ? answer : 'failed');
  };
  const issue = `${issues}?${new URLSearchParams({ title: `Documentation: ${page.title}`, body: `Page: ${page.filename}\n\n` })}`;
  const link = <a href={issue}>{texts.missing}</a>;
  if (address === undefined) return <div className={styles.question}>{link}</div>;
  return (
    <section className={styles.question} aria-label={texts.question}>
      {(state === 'asked' || state === 'sending') && (
        <>
          <p>{texts.question}</p>
          {(['yes', 'no'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              className={styles.button}
              aria-disabled={state === 'sending'}
              onClick={() => state === 'asked' && void send(answer)}
            >
              {texts[answer]}
            </button>
          ))}
        </>
      )}
      <p role="status">
        {(state === 'yes' || state === 'no') && texts.thanks}
        {state === 'failed' && texts.failed}
      </p>
      {(state === 'no' || state === 'failed') && link}
    </section>
  );
}

/** @returns false if the answer didn't arrive */
async function post(address: string, fields: Record<string, string>): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return answer.ok;
  } catch {
    return false;
  }
}
