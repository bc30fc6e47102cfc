import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { type Event, readCookies } from './event.ts'
import { setCookie } from './session-cookies.ts'

/**
 * Marks in a browser besides a session, sealed by core: a sign-up requested there, that people signed in there, that
 * a code is awaited, and that someone is at a provider's page. An empty one is removed.
 */
export type Marks = { sign_up?: string; device?: string; step?: string; visit?: string }

const where = { path: '/api/auth', httpOnly: true, sameSite: 'strict' } as const
const COOKIES = {
  sign_up: { name: 'lw_signup', maxAge: SESSION_LIVES.signUpCookie, ...where },
  device: { name: 'lw_device', maxAge: SESSION_LIVES.deviceCookie, ...where },
  step: { name: 'lw_step', maxAge: SESSION_LIVES.stepCookie, ...where },
  // Another site leads the browser back.
  visit: { name: 'lw_visit', maxAge: SESSION_LIVES.providerCookie, ...where, sameSite: 'lax' },
} as const

export function readMarks(event: Event): Marks {
  const cookies = readCookies(event)
  return {
    sign_up: cookies[COOKIES.sign_up.name],
    device: cookies[COOKIES.device.name],
    step: cookies[COOKIES.step.name],
    visit: cookies[COOKIES.visit.name],
  }
}

export const markCookies = (marks: Marks = {}): string[] =>
  (['sign_up', 'device', 'step', 'visit'] as const).flatMap((mark) => {
    const value = marks[mark]
    return value === undefined ? [] : [setCookie({ ...COOKIES[mark], value, ...(value === '' && { maxAge: 0 }) })]
  })
