import type { Resource } from '../records.ts'
import type { Callback } from './leg.ts'

/** The callback for the end of a call to a number or through an application. */
export const reportTo = ({ status_callback, status_callback_method }: Resource): Callback | null =>
  status_callback
    ? { url: String(status_callback), method: String(status_callback_method ?? 'POST'), events: ['completed'] }
    : null
