import { setFirstPaint } from './set-first-paint';
import { keepEarly } from './keep-early';
import { openTarget } from './open-target';
import { watchStart } from './watch-start';
import { planStart } from './plan-start';

/**
 * The script in the `head`, behind the tags that it reads and before all that is to be seen. It's built to one text, which is the same
 * in all documents of a site, so that a content security policy can have its hash.
 */
setFirstPaint();
watchStart();
openTarget();
keepEarly(planStart());
