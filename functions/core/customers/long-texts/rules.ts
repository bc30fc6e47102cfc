import { cutText } from '../../platform/table/cut-text.ts'

/** So much of a long text a contact's item holds, and lists show: more of it would make each message dearer. */
const SHOWN_CHARACTERS = 80
const CUT = '…'

/** What is shown of a text: the whole of a short one, the beginning of a long one. */
export const shownOf = (text: string) =>
  text.length <= SHOWN_CHARACTERS ? text : `${cutText(text, SHOWN_CHARACTERS - CUT.length).trimEnd()}${CUT}`

/** Whether more of a text may lie beside its contact; a short one may end so too. */
export const isCut = (text: unknown) => typeof text === 'string' && text.endsWith(CUT)
