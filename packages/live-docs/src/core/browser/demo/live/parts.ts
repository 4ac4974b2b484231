import * as playground from 'live-playground/react';
import { ExpandedView as PlainExpandedView } from '../expand/expanded-view';
import { provide } from './provide';

export const ExpandedView: typeof PlainExpandedView = provide(PlainExpandedView);
export const LiveFiles: typeof playground.LiveFiles = provide(playground.LiveFiles);
export const LiveNotes: typeof playground.LiveNotes = provide(playground.LiveNotes);
export const StaleNote: typeof playground.StaleNote = provide(playground.StaleNote);
export const SharedNote: typeof playground.SharedNote = provide(playground.SharedNote);
