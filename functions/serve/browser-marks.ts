import { type Event, readCookies } from './event.ts'
import { cookie } from './session-cookies.ts'

/** What a browser keeps of us beside a session, each sealed by core: the sign-up it asked for, and that people signed in here. */
export type Marks = { sign_up?: string; device?: string }

const DAY_SECONDS = 86_400
const REST = 'Path=/api/auth; HttpOnly; SameSite=Strict'
const COOKIES = {
  // As long as a code can confirm the address.
  sign_up: { name: 'lw_signup', seconds: DAY_SECONDS },
  // Longer than a session: whoever comes back after one is known.
  device: { name: 'lw_device', seconds: 180 * DAY_SECONDS },
} as const

export function readMarks(event: Event): Marks {
  const cookies = readCookies(event)
  return { sign_up: cookies[COOKIES.sign_up.name], device: cookies[COOKIES.device.name] }
}

export const markCookies = (marks: Marks = {}): string[] =>
  (['sign_up', 'device'] as const).flatMap((mark) => {
    const { name, seconds } = COOKIES[mark]
    return marks[mark] === undefined ? [] : [cookie({ name, rest: REST }, marks[mark], seconds)]
  })
