import { contacts } from '#contract/customers/contacts.ts'
import { webchat } from '#contract/messaging/webchat.ts'
import { auth } from '#contract/people/auth.ts'
import { me } from '#contract/people/me.ts'
import { dashboard } from '#contract/reports/dashboard.ts'
import { pathOf } from '#contract/route.ts'
import { integrations } from '#contract/stock/integrations.ts'
import { inventory, type ListedVehicle } from '#contract/stock/inventory.ts'
import { pages } from '#contract/stock/pages.ts'
import { syncs } from '#contract/stock/syncs.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import type { Ai } from './ai.ts'
import type { Clock } from './clock.ts'
import type { Ftp } from './ftp.ts'
import type { Mail } from './mail.ts'
import type { Meta } from './meta.ts'
import { seedPast } from './past/seed-past.ts'
import { seedResults } from './past/seed-results.ts'
import { addMember } from './seed/add-member.ts'
import { type Browser, openBrowser } from './seed/browser.ts'
import { changeTeam } from './seed/change-team.ts'
import { connectionFields } from './seed/connection-fields.ts'
import { englishStories } from './seed/english-stories.ts'
import { fileStories } from './seed/file-stories.ts'
import { generateKeys } from './seed/generate-keys.ts'
import { WALK_INS } from './seed/known-people.ts'
import { toldWhileOpen } from './seed/open-hours.ts'
import { otherStories } from './seed/other-stories.ts'
import { phoneStories } from './seed/phone-stories.ts'
import { seedAppointments, setAutomatic } from './seed/seed-appointments.ts'
import { seedCalls } from './seed/seed-calls.ts'
import { seedOutreach } from './seed/seed-outreach.ts'
import { seedTemplates } from './seed/seed-templates.ts'
import { serviceStories } from './seed/service-stories.ts'
import { giveOut, LOT, setUpAssistant, setUpDesk } from './seed/set-up-desk.ts'
import { spanishStories } from './seed/spanish-stories.ts'
import { DEALERSHIP, emailOf, OWNER, PASSWORD, STAFF } from './seed/staff.ts'
import { tellElsewhere } from './seed/tell-elsewhere.ts'
import { type Stage, tellStories } from './seed/tell-stories.ts'
import { troubleStories } from './seed/trouble-stories.ts'
import { until } from './seed/until.ts'
import { vehicleStories } from './seed/vehicle-stories.ts'
import type { Twilio, TwilioAccount } from './twilio.ts'

/** The demo dealership owner's credentials. */
export const demonstration = { email: OWNER.email, password: PASSWORD }

interface SeedOptions {
  url: string
  mail: { mails(to?: string): Mail[] }
  twilio: Twilio
  clock: Clock
  ai: Pick<Ai, 'keys'>
  ftp: Pick<Ftp, 'host' | 'port' | 'username' | 'password'>
  /** The dealer's site carries this chat. */
  site: { setKey(key: string): void }
  meta: Pick<Meta, 'addPage' | 'giveCode' | 'write'>
  /** Does what is due. */
  runDue(): Promise<unknown>
}

/** Creates the demo dealership through the product's public entry points: its API and Twilio's webhooks. */
export async function seedDemonstration({ url, mail, twilio, clock, ai, site, meta, ftp, runDue }: SeedOptions) {
  twilio.setTerse(true)
  const rosa = await foundDealership(url, mail)
  const { organization_data } = await rosa.call(me.get)
  const [account] = twilio.accounts()
  if (!account) throw new Error('The Twilio simulator has no account.')
  await connect(rosa, account)
  await connectFeed(rosa, ftp)
  await setUpDesk(rosa, ai)
  const { key } = await rosa.call(webchat.update, { body: { sites: [new URL(url).origin] } })
  site.setKey(key)

  const org: string = organization_data.id
  const join = async ({ author, ...person }: (typeof STAFF)[number]) => {
    const member = {
      ...person,
      org,
      org_name: DEALERSHIP,
      org_timezone: LOT.timezone,
      email: emailOf(author),
      password: PASSWORD,
    }
    await addMember(member)
    return signIn(url, member.email)
  }
  const [marcus, tess, diego] = await Promise.all([join(STAFF[0]), join(STAFF[1]), join(STAFF[2])])
  const browsers = { rosa, marcus, tess, diego }
  const stage: Stage = { url, org, account, twilio, clock, browsers, people: await peopleAt(browsers) }
  const stories = [
    ...englishStories,
    ...serviceStories,
    ...spanishStories,
    ...troubleStories,
    ...fileStories,
    ...phoneStories,
  ].map(toldWhileOpen)
  const elsewhere = otherStories.map(toldWhileOpen)
  await tellStories(stage, stories)
  await vehiclesArrive(rosa)
  const vehicles = (await rosa.call(inventory.list, { query: { per_page: 12 } })).data
  const aboutVehicles = vehicleStories(vehicles).map(toldWhileOpen)
  await tellStories(stage, aboutVehicles)
  const page = vehicles[2] && { url: url + pathOf(pages.vehicle, { id: vehicles[2].id }), title: vehicles[2].title }
  if (page) await tellElsewhere(stage, elsewhere, { meta, chat: { key, page } })
  const walkIns: string[] = []
  for (const [hoursAgo, person] of WALK_INS)
    walkIns.push((await clock.at(-hoursAgo, () => rosa.call(contacts.create, { body: person }))).id)
  const [english = '', spanish = ''] = walkIns
  await seedTemplates(stage, { english, spanish })
  await seedCalls(stage)
  // The customers are texted of nothing that is booked here.
  await setAutomatic(rosa, 'false')
  await seedAppointments(stage)
  await runDue()
  await giveOut(rosa, [tess], stage.people)
  await generateKeys(rosa, stage.people)
  await changeTeam(rosa, org)
  const ids = await seedOutreach(rosa, org)
  await countersReach(rosa, stories.length + aboutVehicles.length + elsewhere.length + WALK_INS.length)
  await setAutomatic(rosa, 'true')
  await setUpAssistant(rosa)
  const kept = await seedPast(stage, vehicles.map(shownOf))
  await seedResults(stage, kept, ids)
  twilio.setTerse(false)
}

async function peopleAt<Name extends string>(browsers: Record<Name, Browser>) {
  const people = Object.entries<Browser>(browsers).map(async ([name, browser]) => {
    const { id, firstName, lastName } = await browser.call(me.get)
    return [name, { id, name: `${firstName} ${lastName}` }] as const
  })
  return Object.fromEntries(await Promise.all(people)) as Record<Name, { id: string; name: string }>
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

const shownOf = ({ id, title, shown_price }: ListedVehicle) => ({
  id,
  title,
  price: shown_price ? `$${shown_price.amount.toLocaleString('en-US')}` : undefined,
})

/** The first sync starts when the integration is connected. */
const vehiclesArrive = (browser: Browser) =>
  until(async () => {
    const [run] = (await browser.call(syncs.list)).data
    if (run?.status === 'failed') throw new Error(`The sample feed could not be brought in: ${run.message}`)
    return run?.status === 'done' || undefined
  })

/** The stream's consumer updates the counters, shortly after the writes. */
const countersReach = (browser: Browser, contacts: number) =>
  until(async () => (await browser.call(dashboard.get)).contacts === contacts || undefined)
