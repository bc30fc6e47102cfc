import { cutText } from '../../platform/cut-text.ts'

/** So much of a long text a contact's item holds, and lists show: more of it would make each message dearer. */
const SHOWN_CHARACTERS = 80
const CUT = '…'

/** The part of a text shown in lists: all of a short one, the beginning of a long one. */
export const shownOf = (text: string) =>
  text.length <= SHOWN_CHARACTERS ? text : `${cutText(text, SHOWN_CHARACTERS - CUT.length).trimEnd()}${CUT}`

/** True if a text may continue in its own item; a short one can also end this way. */
export const isCut = (text: unknown) => typeof text === 'string' && text.endsWith(CUT)
