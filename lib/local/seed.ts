import { setTimeout } from 'node:timers/promises'
import { auth } from '../../functions/contract/auth.ts'
import { dashboard } from '../../functions/contract/dashboard.ts'
import { integrations } from '../../functions/contract/integrations.ts'
import { me } from '../../functions/contract/me.ts'
import { settings } from '../../functions/contract/settings.ts'
import { syncs } from '../../functions/contract/syncs.ts'
import type { Ftp } from './ftp.ts'
import type { Mail } from './mail.ts'
import { addMember } from './seed/add-member.ts'
import { type Browser, openBrowser } from './seed/browser.ts'
import { connectionFields } from './seed/connection-fields.ts'
import { englishStories } from './seed/english-stories.ts'
import { serviceStories } from './seed/service-stories.ts'
import { spanishStories } from './seed/spanish-stories.ts'
import { DEALERSHIP, emailOf, OWNER, PASSWORD, STAFF } from './seed/staff.ts'
import { tellStories } from './seed/tell-stories.ts'
import type { Twilio, TwilioAccount } from './twilio.ts'

/** How the demonstration dealership's owner signs in. */
export const demonstration = { email: OWNER.email, password: PASSWORD }

interface SeedOptions {
  url: string
  mail: { mails(to?: string): Mail[] }
  twilio: Twilio
  clock: { offsetHours: number }
  ftp: Pick<Ftp, 'host' | 'port' | 'username' | 'password'>
}

/** Founds the demonstration dealership through the product's own doors: pages' calls and Twilio's webhooks. */
export async function seedDemonstration({ url, mail, twilio, clock, ftp }: SeedOptions) {
  const rosa = await foundDealership(url, mail)
  const { organization_data } = await rosa.call(me.get)
  const [account] = twilio.accounts()
  if (!account) throw new Error('The Twilio simulator has no account.')
  await connect(rosa, account)
  await connectFeed(rosa, ftp)

  const org: string = organization_data.id
  const join = async ({ author, ...person }: (typeof STAFF)[number]) => {
    const member = { ...person, org, org_name: DEALERSHIP, email: emailOf(author), password: PASSWORD }
    await addMember(member)
    return signIn(url, member.email)
  }
  const [marcus, tess, diego] = await Promise.all([join(STAFF[0]), join(STAFF[1]), join(STAFF[2])])
  const stories = [...englishStories, ...serviceStories, ...spanishStories]
  await tellStories({ org, account, twilio, clock, browsers: { rosa, marcus, tess, diego } }, stories)
  await countersReach(rosa, stories.length)
  await carsArrive(rosa)
}

async function foundDealership(url: string, mail: SeedOptions['mail']): Promise<Browser> {
  const browser = openBrowser(url)
  await browser.call(auth.signup, { body: { ...OWNER, organization: DEALERSHIP, password: PASSWORD } })
  const code = await until(() => /[?&]code=(\w+)/.exec(mail.mails(OWNER.email)[0]?.text ?? '')?.[1])
  await browser.call(auth.verify, { body: { email: OWNER.email, code } })
  return signIn(url, OWNER.email)
}

async function signIn(url: string, email: string): Promise<Browser> {
  const browser = openBrowser(url)
  await browser.call(auth.login, { body: { email, password: PASSWORD } })
  return browser
}

async function connect(manager: Browser, account: TwilioAccount) {
  await manager.call(settings.saveTwilio, { body: connectionFields(account) })
  await manager.call(settings.setTwilioWebhooks, { body: { overwrite: true } })
}

async function connectFeed(manager: Browser, { host, port, username, password }: SeedOptions['ftp']) {
  const config = { server: `${host}:${port}`, username, password }
  await manager.call(integrations.connect, { body: { provider: 'dealer_center', config } })
}

/** The first run begins when the integration is connected. */
const carsArrive = (browser: Browser) =>
  until(async () => {
    const [run] = (await browser.call(syncs.list)).data
    if (run?.status === 'failed') throw new Error(`The sample feed could not be brought in: ${run.message}`)
    return run?.status === 'done' || undefined
  })

/** The stream's consumer keeps them, a moment after the writes. */
const countersReach = (browser: Browser, contacts: number) =>
  until(async () => (await browser.call(dashboard.get)).contacts === contacts || undefined)

const PATIENCE_MS = 60_000

async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; await setTimeout(20)) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > giveUpAt)
      throw new Error('The demonstration dealership could not be made: an answer did not come.')
  }
}
