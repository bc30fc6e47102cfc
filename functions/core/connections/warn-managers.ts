import type { Language } from '../../contract/fields.ts'
import type { Work } from '../ctx.ts'
import { sendMail } from '../outside/mail.ts'
import { REJECTED_IN_A_ROW_TO_WARN, runOf } from './rules.ts'
import { listManagers, markWarned, readHealth } from './store.ts'

/**
 * Tells an organization's owners and managers by mail that its webhooks are being rejected, once for each run of them;
 * not where a webhook was accepted meanwhile.
 */
export async function warnManagers({ org }: Work): Promise<void> {
  const health = await readHealth(org)
  const run = runOf(health)
  if (health.rejected_in_a_row < REJECTED_IN_A_ROW_TO_WARN || health.warned_run === run) return

  for (const { email, language, org_name } of await listManagers(org)) {
    await sendMail({ to: email, ...mailOf[language](org_name, settingsAddress()) })
  }
  await markWarned(org, run)
}

const settingsAddress = () => `${(process.env.PUBLIC_URL ?? '').replace(/\/$/, '')}/settings`

const mailOf: Record<
  Language,
  (organization: string, settings: string) => { subject: string; text: string; html: string }
> = {
  en: (organization, settings) =>
    compose(
      'Messages from Twilio are being rejected',
      `The last ${REJECTED_IN_A_ROW_TO_WARN} messages and reports that came from Twilio for ${organization} were rejected, because their signature does not match the auth token in Settings.`,
      'Customers’ messages may be arriving late. Usually the auth token was changed at Twilio: copy the current one into Settings and test the connection.',
      settings,
    ),
  es: (organization, settings) =>
    compose(
      'Se están rechazando los mensajes de Twilio',
      `Los últimos ${REJECTED_IN_A_ROW_TO_WARN} mensajes y avisos que llegaron de Twilio para ${organization} se rechazaron, porque su firma no corresponde al token de autenticación guardado en la configuración.`,
      'Los mensajes de los clientes pueden estar llegando tarde. Lo habitual es que el token haya cambiado en Twilio: copie el actual en la configuración y pruebe la conexión.',
      settings,
    ),
}

function compose(subject: string, what: string, advice: string, settings: string) {
  const html = [what, advice].map((text) => `<p>${escaped(text)}</p>`).join('')
  return {
    subject,
    text: `${what}\n\n${advice}\n\n${settings}\n`,
    html: `${html}<p><a href="${escaped(settings)}">${escaped(settings)}</a></p>`,
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
