import { pipeline } from '#contract/customers/pipeline.ts'
import { call } from '../lib/client.ts'

/** Sets a contact aside, and resumes it; the board moves the returned card to its place. */
export const pauseContact = (id: string, until: string) => call(pipeline.pause, { params: { id }, body: { until } })
export const resumeContact = (id: string) => call(pipeline.resume, { params: { id } })
