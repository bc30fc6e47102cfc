import { auth } from '#contract/people/auth.ts'
import type { Arguments, Output, Row } from '#contract/route.ts'
import { openBrowser } from '../../../lib/local/seed/browser.ts'
import { emailOf, OWNER, PASSWORD } from '../../../lib/local/seed/staff.ts'

export const MEMBERS = [
  { name: 'marcus', role: 'manager' },
  { name: 'tess', role: 'agent' },
  { name: 'diego', role: 'agent' },
  { name: 'priya', role: 'agent' },
  { name: 'luis', role: 'agent' },
] as const
/** The dealership's six people: its owner and who works for her. */
export const PEOPLE = ['rosa', ...MEMBERS.map(({ name }) => name)] as const
export type Name = (typeof PEOPLE)[number]

/** Somebody at a browser that signs in again when its session has ended. */
export function personAt(url: string, name: Name) {
  const email = name === 'rosa' ? OWNER.email : emailOf(name)
  let browser = openBrowser(url)
  const signIn = async () => {
    browser = openBrowser(url)
    await browser.call(auth.login, { body: { email, password: PASSWORD } })
  }
  return {
    async call<R extends Row>(row: R, ...input: Arguments<R>): Promise<Output<R>> {
      try {
        return await browser.call(row, ...input)
      } catch (error) {
        if (!/ answered (401|419|403):/.test(String(error))) throw error
        await signIn()
        return browser.call(row, ...input)
      }
    },
  }
}
export type Desk = ReturnType<typeof personAt>
