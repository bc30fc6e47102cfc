import type { Recorder } from '#contract/calls/spoken.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import type { CallItem } from '../calls/entity.ts'
import { readDialStatus } from '../calls/leg-statuses.ts'
import type { Dial } from '../calls/told-facts.ts'
import { isDevice } from '../devices/device-names.ts'
import type { House } from './route-of.ts'

/** The parameters of Twilio's request. */
export interface Asked {
  /** The leg that makes the request. */
  sid: string
  parent?: string
  from: string
  to: string
  status: string
  seconds?: number
  /** The outcome of the finished step, if it rang anyone. */
  dial?: { status: string; seconds?: number }
  /** The recording made in the finished step. */
  recording?: { sid: string; url: string; seconds: number }
  /** The call record that the browser created beforehand. */
  call?: string
}

/** The finished step of a call, and the colleague to transfer it to. */
export interface Step {
  step?: string
  to?: string
}

/** Finds whose software writes out a dealership's recordings; the assistant's, of which calls know nothing. */
export type FindListener = (org: OrgId) => Promise<string | undefined>

/** One of Twilio's requests about a call. */
export interface VoiceRequest extends Work, Step {
  asked: Asked
  matter: Matter
  findListener: FindListener
}

/** The request with what was read for it. */
export interface Turn extends VoiceRequest {
  /** The call that it is about. */
  call?: CallItem
  /** Who calls from a browser, or is handed the call. */
  user?: UserItem
  /** Whom the call may ring, if it goes on. */
  house?: House
  /** The customer who calls. */
  contact?: ContactItem
  /** What a customer who is called hears of the recording. */
  announced?: Recorder
}

/** What a request is about: a call that begins, in or out, a colleague it is handed to, or a step that is over. */
type Matter = 'announcement' | 'out' | 'in' | 'transfer' | 'step'

export function matterOf({ step }: Step, { from }: Asked): Matter {
  if (step === 'announce') return 'announcement'
  if (step === 'transfer') return 'transfer'
  if (step !== undefined) return 'step'
  return isDevice(from) ? 'out' : 'in'
}

/** Words on a keypad that Twilio sends instead of a number: ANONYMOUS, RESTRICTED, BLOCKED, UNKNOWN, UNAVAILABLE. */
const HIDDEN = new Set(['+266696687', '+7378742833', '+2562533', '+8656696', '+86282452253'])

/** The number of whoever calls; empty if withheld. */
export const numberOf = ({ from }: Asked): string => (HIDDEN.has(from) ? '' : from)

/** The outcome of the finished step, in a word that we know. */
export function dialIn({ dial }: Asked): Dial | undefined {
  const status = readDialStatus(dial?.status ?? '')
  return status && { status, seconds: dial?.seconds }
}
