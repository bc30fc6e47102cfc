import type { CallItem } from '../calls/entity.ts'

/** Under whom a recording is kept: the contact, with whom it goes; an anonymous caller's under its call. */
export const ownerOf = ({ contact, id }: Pick<CallItem, 'contact' | 'id'>) => contact ?? id
