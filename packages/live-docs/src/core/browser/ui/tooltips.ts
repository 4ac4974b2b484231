/** By themselves, because they're loaded once the page answers. */
export { followTooltips } from 'live-playground/ui';
