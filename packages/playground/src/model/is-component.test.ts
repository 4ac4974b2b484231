import { createElement, forwardRef, lazy, memo, Component } from 'react';
import { expect, it } from 'vitest';
import { isComponent } from './is-component';

const Demo = () => null;

it('tells components from all else that a demo may export', () => {
  const components = [
    Demo,
    class extends Component {},
    memo(Demo),
    forwardRef(Demo),
    lazy(async () => ({ default: Demo })),
  ];
  expect(components.map(isComponent)).toEqual([true, true, true, true, true]);
  const others = [createElement(Demo), { title: 'Kit', component: Demo }, [Demo], 'Demo', 1, null, undefined];
  expect(others.map(isComponent)).toEqual([false, false, false, false, false, false, false]);
});
