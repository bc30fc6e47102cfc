import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { logIn, newOrganization, PASSWORD } from '../cloud.ts'
import { totpAt } from '../totp-at.ts'
import { submit, usePages } from './pages.ts'

const { open } = usePages()

const WORDS = {
  en: {
    everyone: 'Everyone must use two-step login',
    needed: 'Set up two-step login',
    begin: 'Set it up',
    key: 'Enter this key in the app',
    picture: 'QR code for your authenticator app',
    appCode: 'Code from the app',
    turnOn: 'Turn on',
    recovery: 'Save your recovery codes',
    saved: 'I saved them',
    dashboard: 'Dashboard',
    email: 'Email',
    password: 'Password',
    enter: 'Enter your code',
    code: 'Code',
    wrong: 'That code is wrong.',
    lost: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    off: 'You’re logged in',
    goOn: 'Continue',
  },
  es: {
    everyone: 'Todo el equipo debe usarla',
    needed: 'Configura la verificación en dos pasos',
    begin: 'Configurar',
    key: 'Escribe esta clave en la aplicación',
    picture: 'Código QR para tu aplicación de autenticación',
    appCode: 'Código de la aplicación',
    turnOn: 'Activar',
    recovery: 'Guarda tus códigos de recuperación',
    saved: 'Ya los guardé',
    dashboard: 'Inicio',
    email: 'Correo electrónico',
    password: 'Contraseña',
    enter: 'Escribe tu código',
    code: 'Código',
    wrong: 'Ese código es incorrecto.',
    lost: 'Usa un código de recuperación',
    recoveryCode: 'Código de recuperación',
    off: 'Ya iniciaste sesión',
    goOn: 'Continuar',
  },
} as const

test.each([
  ['en', 'en-US', { width: 1440, height: 900 }],
  ['es', 'es-MX', { width: 390, height: 844 }],
] as const)(
  'an owner demands two-step login; an agent sets it up, and logs in with a code, in %s (%s) at %o',
  async (language, locale, viewport) => {
    const ours = await newOrganization()
    const agent = await ours.addMember({ role: 'agent' })
    for (const { client } of [ours, agent]) await client.patch('/api/me', { language })
    const t = WORDS[language]

    const settings = await open('/settings/security', { as: ours.client, viewport })
    await settings.getByLabel(t.everyone).click()
    await settings.getByRole('heading', { name: t.needed }).waitFor()

    const page = await open('/dashboard', { as: agent.client, viewport })
    await page.getByRole('button', { name: t.begin }).click()
    const uri = await page.getByRole('textbox', { name: t.key }).inputValue()
    await page.getByRole('img', { name: t.picture }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByLabel(t.appCode).fill(totpAt(uri, Date.now()))
    await page.getByRole('button', { name: t.turnOn }).click()
    await page.getByText(t.recovery).waitFor()
    const recovery = await page.getByRole('listitem').allTextContents()
    await page.getByRole('button', { name: t.saved }).click()
    await page.getByRole('link', { name: t.dashboard }).first().waitFor()

    const login = await open('/login', { locale, viewport })
    await submit(login, { [t.email]: agent.email, [t.password]: PASSWORD })
    await login.getByRole('heading', { name: t.enter }).waitFor()
    expect(await violationsOn(login)).toEqual([])
    await submit(login, { [t.code]: '000000' })
    await login.getByText(t.wrong).waitFor()
    await submit(login, { [t.code]: totpAt(uri, Date.now() + 30_000) })
    await login.waitForURL('**/dashboard')

    const lost = await open('/login', { locale, viewport })
    await submit(lost, { [t.email]: agent.email, [t.password]: PASSWORD })
    await lost.getByRole('button', { name: t.lost }).click()
    await submit(lost, { [t.recoveryCode]: recovery[0] ?? '' })
    await lost.getByRole('heading', { name: t.off }).waitFor()
    await lost.getByRole('button', { name: t.goOn }).click()
    await lost.getByRole('button', { name: t.begin }).waitFor()
    await logIn(agent.email)
  },
)
