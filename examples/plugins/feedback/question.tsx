'use client';
import { useState } from 'react';
import { usePage, useSite, useText } from 'live-docs/components';
import styles from './question.module.css';

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
  const text = useText();
  const { issues } = useSite().repository;
  const [state, setState] = useState<State>('asked');

  const send = async (answer: 'yes' | 'no') => {
    setState('sending');
    const sent = await post(address!, { page: page.path, helpful: answer });
    setState(sent ? answer : 'failed');
  };
  const issue = `${issues}?${new URLSearchParams({ title: `Documentation: ${page.title}`, body: `Page: ${page.filename}\n\n` })}`;
  const link = <a href={issue}>{text('missing')}</a>;
  if (address === undefined) return <div className={styles.question}>{link}</div>;
  return (
    <section className={styles.question} aria-label={text('question')}>
      {(state === 'asked' || state === 'sending') && (
        <>
          <p>{text('question')}</p>
          {(['yes', 'no'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              className={styles.button}
              aria-disabled={state === 'sending'}
              onClick={() => state === 'asked' && void send(answer)}
            >
              {text(answer)}
            </button>
          ))}
        </>
      )}
      <p role="status">
        {(state === 'yes' || state === 'no') && text('thanks')}
        {state === 'failed' && text('failed')}
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
