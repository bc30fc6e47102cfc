import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { type Event, readCookies } from './event.ts'
import { setCookie } from './session-cookies.ts'

/**
 * Marks in a browser besides a session, sealed by core: a sign-up requested there, that people signed in there, and that
 * a code is awaited. An empty one is removed.
 */
export type Marks = { sign_up?: string; device?: string; step?: string }

const where = { path: '/api/auth', httpOnly: true, sameSite: 'strict' } as const
const COOKIES = {
  sign_up: { name: 'lw_signup', maxAge: SESSION_LIVES.signUpCookie, ...where },
  device: { name: 'lw_device', maxAge: SESSION_LIVES.deviceCookie, ...where },
  step: { name: 'lw_step', maxAge: SESSION_LIVES.stepCookie, ...where },
} as const

export function readMarks(event: Event): Marks {
  const cookies = readCookies(event)
  return {
    sign_up: cookies[COOKIES.sign_up.name],
    device: cookies[COOKIES.device.name],
    step: cookies[COOKIES.step.name],
  }
}

export const markCookies = (marks: Marks = {}): string[] =>
  (['sign_up', 'device', 'step'] as const).flatMap((mark) => {
    const value = marks[mark]
    return value === undefined ? [] : [setCookie({ ...COOKIES[mark], value, ...(value === '' && { maxAge: 0 }) })]
  })
