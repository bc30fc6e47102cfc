import { billing } from '#contract/billing/billing.ts'
import { auth } from '#contract/people/auth.ts'
import { settingGroups } from '#contract/people/setting-groups.ts'
import { team } from '#contract/people/team.ts'
import { integrations } from '#contract/stock/integrations.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import type { Ai } from '../../../lib/local/ai.ts'
import type { Ftp } from '../../../lib/local/ftp.ts'
import { openBrowser } from '../../../lib/local/seed/browser.ts'
import { connectionFields } from '../../../lib/local/seed/connection-fields.ts'
import { setUpAssistant, setUpDesk } from '../../../lib/local/seed/set-up-desk.ts'
import { DEALERSHIP, emailOf, OWNER, PASSWORD } from '../../../lib/local/seed/staff.ts'
import type { TwilioAccount } from '../../../lib/local/twilio.ts'
import { askConsole } from '../live.ts'
import { codeFor } from '../sign-up.ts'
import { type Desk, MEMBERS } from './people.ts'

/** Founds the dealership: its owner signs up, connects Twilio, the feed, and the AI vendor, brings in her team, and pays. */
export async function found(url: string, rosa: Desk): Promise<TwilioAccount> {
  const browser = openBrowser(url)
  await browser.call(auth.signup, { body: { ...OWNER, organization: DEALERSHIP, password: PASSWORD } })
  const code = await codeFor(url, OWNER.email)
  await browser.call(auth.verify, { body: { email: OWNER.email, code, password: PASSWORD } })

  const [account] = (await askConsole<{ accounts: TwilioAccount[] }>(url, 'twilio/accounts')).accounts
  if (!account) throw new Error('There is no Twilio account.')
  await rosa.call(settings.saveTwilio, { body: connectionFields(account) })
  await rosa.call(settings.setTwilioWebhooks, { body: { overwrite: true } })
  const { host, port, username, password } = await askConsole<Ftp>(url, 'ftp')
  const config = { server: `${host}:${port}`, username, password }
  await rosa.call(integrations.connect, { body: { provider: 'dealer_center', config } })
  await setUpDesk(rosa, await askConsole<Pick<Ai, 'keys'>>(url, 'ai'))
  for (const { name, role } of MEMBERS) {
    const email = emailOf(name)
    await rosa.call(team.invite, { body: { name: `${name} Q`, email, role } })
    const body = { email, code: await codeFor(url, email), password: PASSWORD }
    await openBrowser(url).call(auth.acceptInvitation, { body })
  }
  const settingsOf = { auto_assignment_mode: 'auto', max_contacts_per_agent: '200' }
  await rosa.call(settingGroups.update, {
    body: { settings: Object.entries(settingsOf).map(([key, value]) => ({ key, value, group: 'assignment' })) },
  })
  await setUpAssistant(rosa)
  // The trial ends before the fortnight does.
  const { url: checkout } = await rosa.call(billing.checkout)
  await fetch(checkout, { method: 'POST', body: new URLSearchParams({ card: '4242424242424242' }), redirect: 'manual' })
  return account
}
