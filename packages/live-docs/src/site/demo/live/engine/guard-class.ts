import type { Component } from 'react';
import type { EffectGuard } from './create-effect-guard';

type ComponentClass = new (props: object, context?: unknown) => Component;

/** A class to make components of, whose effects and updates the guard of effects knows of. */
export function guardClass(Base: ComponentClass, guard: EffectGuard): ComponentClass {
  return class extends Base {
    constructor(props: object, context?: unknown) {
      super(props, context);
      const { componentDidMount, componentDidUpdate } = this;
      if (componentDidMount)
        this.componentDidMount = () => {
          guard.effect();
          componentDidMount.call(this);
        };
      if (componentDidUpdate)
        this.componentDidUpdate = (...args) => {
          guard.effect();
          componentDidUpdate.apply(this, args);
        };
    }

    override setState(...args: Parameters<Component['setState']>): void {
      guard.update();
      super.setState(...args);
    }

    override forceUpdate(callback?: () => void): void {
      guard.update();
      super.forceUpdate(callback);
    }
  };
}
