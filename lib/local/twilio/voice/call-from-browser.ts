import type { Simulator } from '../simulator.ts'
import type { Params } from '../webhook.ts'
import type { Access } from './access-token.ts'
import { follow } from './follow.ts'
import { type BrowserLine, callerLine, type Send } from './lines.ts'
import { openLeg } from './move-leg.ts'
import { reportTo } from './report-to.ts'

type Invite = { name: string; offer: string; params: Params; send: Send }

/** A browser's call: the TwiML app in its token decides what happens, with all parameters from the browser. */
export function callFromBrowser(sim: Simulator, access: Access, { name, offer, params, send }: Invite): BrowserLine {
  const { account, identity, applicationSid } = access
  const found = sim.store.get('application', applicationSid ?? '')
  const app = found?.account_sid === account.account_sid ? found : undefined
  const from = `client:${identity}`
  const leg = openLeg(sim, account, {
    from,
    to: params.To ?? '',
    direction: 'inbound',
    callback: app ? reportTo(app) : null,
  })
  const line = callerLine(leg, { name, offer, send })
  leg.line = line
  const asked = { ...params, ApplicationSid: applicationSid ?? '' }
  void follow(sim, leg, { url: String(app?.voice_url ?? ''), method: String(app?.voice_method), params: asked })
  return line
}
