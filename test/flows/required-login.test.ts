import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { callConsole, newOrganization, PASSWORD } from '../cloud.ts'
import { totpAt } from '../totp-at.ts'
import { submit, usePages } from './pages.ts'

const { open } = usePages()

const WORDS = {
  en: {
    domain: 'Email domain',
    add: 'Add',
    check: 'Check',
    link: 'Link: Google',
    password: 'Current password',
    goOn: 'Continue with Google',
    linked: 'Account linked.',
    how: 'How people of',
    saved: 'Security settings saved',
    email: 'Email',
    secret: 'Password',
    refused: 'Your dealership logs in with Google.',
    step: 'Enter your code',
    code: 'Code',
  },
  es: {
    domain: 'Dominio de correo',
    add: 'Agregar',
    check: 'Comprobar',
    link: 'Vincular: Google',
    password: 'Contraseña actual',
    goOn: 'Continuar con Google',
    linked: 'Cuenta vinculada.',
    how: 'Cómo inicia sesión la gente de',
    saved: 'Configuración de seguridad guardada',
    email: 'Correo electrónico',
    secret: 'Contraseña',
    refused: 'Tu agencia inicia sesión con Google.',
    step: 'Escribe tu código',
    code: 'Código',
  },
}

/** The provider's page, on which one says who one is. */
async function chooseAtGoogle(page: Page, email: string, hd: string) {
  await page.getByRole('heading', { name: 'Sign in with Google' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Workspace domain').fill(hd)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test.each([
  ['en', 1280, 720],
  ['es', 390, 844],
] as const)(
  'an owner requires Google of their domain: who works there comes in by it alone, and the owner keeps their password (%s, %s px)',
  async (language, width, height) => {
    const t = WORDS[language]
    const looks = { viewport: { width, height }, locale: language === 'es' ? 'es-MX' : 'en-US' }
    const domain = `${randomUUID()}.example`
    const ours = await newOrganization()
    const member = await ours.addMember({ role: 'agent', email: `mia@${domain}`, language })
    await ours.client.patch('/api/me', { language })
    const { body } = await ours.client.post('/api/auth/totp')
    await ours.client.post('/api/auth/totp/verify', { code: totpAt(body.secret, Date.now()) })

    const owner = await open('/settings/security', { as: ours.client, ...looks })
    await owner.getByLabel(t.domain, { exact: true }).fill(domain)
    await owner.getByRole('button', { name: t.add, exact: true }).click()
    const record = await owner.getByLabel(/^(TXT record|Registro TXT)$/).inputValue()
    await callConsole('POST', 'dns', { domain, texts: [record] })
    await owner.getByRole('button', { name: t.check, exact: true }).click()
    await owner.getByRole('button', { name: t.link }).click()
    await owner.getByRole('dialog').getByLabel(t.password, { exact: true }).fill(PASSWORD)
    await owner.getByRole('button', { name: t.goOn }).click()
    await chooseAtGoogle(owner, `olga@${domain}`, domain)
    await owner.getByText(t.linked).waitFor()
    await owner.getByLabel(`${t.how} ${domain}`).selectOption('google')
    await owner.getByText(t.saved).waitFor()
    expect(await violationsOn(owner)).toEqual([])

    const login = await open('/login', looks)
    await submit(login, { [t.email]: member.email, [t.secret]: PASSWORD })
    await login.getByText(t.refused).waitFor()
    await login.getByRole('button', { name: t.goOn }).click()
    await chooseAtGoogle(login, member.email, domain)
    // Linked just now; the twin asks each time.
    await chooseAtGoogle(login, member.email, domain)
    await login.waitForURL('**/dashboard')

    const own = await open('/login', looks)
    await submit(own, { [t.email]: ours.email, [t.secret]: PASSWORD })
    await own.getByRole('heading', { name: t.step }).waitFor()
    await submit(own, { [t.code]: totpAt(body.secret, Date.now() + 30_000) })
    await own.waitForURL('**/dashboard')
  },
)
