export type { Problem } from 'live-playground/model';
