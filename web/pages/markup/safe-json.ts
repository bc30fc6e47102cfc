import { Html } from './html.ts'

/** A value for a script element with data: nothing in it can end the element. */
export const safeJson = (value: unknown) => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))
