import { afterAll, beforeAll, expect, test } from 'vitest'
import { RIGHTS } from '#contract/rights.ts'
import { confirmSignUp } from '../../../../functions/core/people/pool/users.ts'
import { PASSWORD, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const login = (email: string, password = PASSWORD) => world.person().post('/api/auth/login', { email, password })

test('somebody signs up, verifies by the mailed code, and is in, as the owner of their organization', async () => {
  const ana = world.person()
  const signUp = await ana.post('/api/auth/signup', world.signUpForm('Ana@Ruiz.test'))
  expect(signUp).toMatchObject({ status: 200, body: { message: 'Verification email sent. Check your inbox.' } })

  const mail = await world.mailTo('ana@ruiz.test')
  expect(await login('ana@ruiz.test')).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
  const link = `${world.url}/email/verify?email=ana%40ruiz.test&code=${world.codeOf(mail)}`
  expect(mail.text.split('\n')).toContain(link)
  const verified = await ana.post('/api/auth/verify', { email: 'ana@ruiz.test', code: world.codeOf(mail) })
  expect(verified.body).toEqual({
    message: 'Email verified successfully! You can now login.',
    is_signed_in: true,
  })

  expect((await ana.get('/api/me')).body).toMatchObject({
    id: expect.any(String),
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@ruiz.test',
    emailVerifiedAt: expect.any(String),
    verified: true,
    role: { name: 'owner', display_name: 'Owner' },
    is_system_admin: false,
    isManager: true,
    isAgent: false,
    rights: RIGHTS,
    sees_all_chats: true,
    two_step: { on: false, needed: false, due_at: expect.any(String) },
    organization_data: { id: expect.any(String), name: 'Ruiz Motors', suspended: false, timezone: 'America/New_York' },
    available: true,
    language: 'en',
  })
})

test('a person reads in the language of their choice, in mails too', async () => {
  const eva = await world.signedIn('eva@ruiz.test', { language: 'es' })
  expect(world.mailsTo('eva@ruiz.test')[0]?.subject).toBe('Verifica tu correo para Lotwire')
  expect((await eva.get('/api/me')).body.language).toBe('es')
  expect((await eva.change('PATCH', '/api/me', { language: 'en' })).body.language).toBe('en')
  await eva.post('/api/auth/forgot-password', { email: 'eva@ruiz.test' })
  expect((await world.mailTo('eva@ruiz.test', 2)).subject).toBe('Set a new Lotwire password')
})

test.each([
  ['no e-mail', { email: undefined }, 'email', 'Email and password are required.'],
  ['an empty password', { password: '' }, 'password', 'Email and password are required.'],
  ['an e-mail that is none', { email: 'ana' }, 'email', 'Enter a valid email.'],
  ['a short password', { password: 'Ab1' }, 'password', 'Use at least 8 characters.'],
  ['a password without a digit', { password: 'Abcdefghij' }, 'password', 'Use at least one digit.'],
  ['a password that ends with a space', { password: 'Abcdefgh1 ' }, 'password', 'Do not begin or end with a space.'],
  ['no first name', { firstName: ' ' }, 'firstName', 'This field is required.'],
])('a sign-up with %s is refused with words for its field', async (_, change, field, words) => {
  const answer = await world.person().post('/api/auth/signup', world.signUpForm('form@ruiz.test', change))
  expect(answer).toMatchObject({ status: 422, body: { message: words, code: 'invalid', errors: { [field]: words } } })
})

test('whether an address has an account shows in no answer', async () => {
  await world.verified('known@ruiz.test')
  await world.person().post('/api/auth/signup', world.signUpForm('half@ruiz.test'))
  await world.mailTo('half@ruiz.test')
  const addresses = ['known@ruiz.test', 'half@ruiz.test', 'nobody@ruiz.test']
  const calls = (email: string) => [
    ['/api/auth/signup', world.signUpForm(email)],
    ['/api/auth/resend-verification', { email }],
    ['/api/auth/forgot-password', { email }],
    ['/api/auth/login', { email, password: 'Wrong1Password' }],
    ['/api/auth/verify', { email, code: '000000' }],
    ['/api/auth/verify', { email, code: '000000', password: 'Wrong1Password' }],
    ['/api/auth/reset-password', { email, code: '000000', password: PASSWORD }],
  ]
  for (const i of calls('').keys()) {
    const answers = []
    for (const email of addresses) {
      const [path, body] = calls(email)[i] as [string, object]
      const { status, text, headers } = await world.person().post(path, body)
      answers.push({ path, status, text, length: headers['content-length'] })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  }
})

test('the owner of a known address is told by mail that somebody signed up with it, and keeps their password', async () => {
  await world.verified('owner@ruiz.test')
  await world.person().post('/api/auth/signup', world.signUpForm('owner@ruiz.test', { password: 'Attacker1' }))
  const mail = await world.mailTo('owner@ruiz.test', 2)
  expect(mail.subject).toBe('You already have a Lotwire account')
  expect(mail.text.split('\n')).toEqual(expect.arrayContaining([`${world.url}/login`, `${world.url}/forgot-password`]))
  expect((await login('owner@ruiz.test', 'Attacker1')).status).toBe(401)
  expect((await login('owner@ruiz.test')).status).toBe(200)
})

test('an account prepared on another’s address is gone, with its password and code, when the owner signs up', async () => {
  const email = 'victim@ruiz.test'
  await world.person('127.0.0.9').post('/api/auth/signup', world.signUpForm(email, { password: 'Attacker1' }))
  const first = world.codeOf(await world.mailTo(email))
  const owner = world.person()
  await owner.post('/api/auth/signup', world.signUpForm(email))
  const mail = await world.mailTo(email, 2)
  expect(mail.text).toContain('This replaces an earlier sign-up')

  const verify = (code: string) => owner.post('/api/auth/verify', { email, code })
  expect(await verify(first)).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
  expect((await verify(world.codeOf(mail))).status).toBe(200)
  expect((await login(email, 'Attacker1')).status).toBe(401)
  expect((await login(email)).status).toBe(200)
})

test('nobody confirms what a stranger has signed up over their pending sign-up, and every mail of it warns', async () => {
  const email = 'taken-over@ruiz.test'
  const owner = world.person()
  await owner.post('/api/auth/signup', world.signUpForm(email))
  await world.mailTo(email)
  const stranger = world.person('127.0.0.9')
  await stranger.post('/api/auth/signup', world.signUpForm(email, { password: 'Attacker1' }))
  await world.mailTo(email, 2)
  await stranger.post('/api/auth/resend-verification', { email })
  await world.mailTo(email, 3)
  await stranger.post('/api/auth/forgot-password', { email })
  const mail = await world.mailTo(email, 4)
  for (const { text } of world.mailsTo(email).slice(0, 3)) expect(text).toContain('This replaces an earlier sign-up')

  const code = world.codeOf(mail)
  const refused = { status: 422, body: { code: 'code_wrong' } }
  expect(await owner.post('/api/auth/verify', { email, code })).toMatchObject(refused)
  expect(await owner.post('/api/auth/verify', { email, code, password: PASSWORD })).toMatchObject(refused)
  const phone = world.person('127.0.0.8')
  expect((await phone.post('/api/auth/verify', { email, code })).body.errors.password).toBe(
    'Enter the password you chose when you signed up.',
  )
  expect(await phone.post('/api/auth/verify', { email, code, password: PASSWORD })).toMatchObject(refused)
  expect((await login(email, 'Attacker1')).status).toBe(403)

  await owner.post('/api/auth/signup', world.signUpForm(email))
  const last = { email, code: world.codeOf(await world.mailTo(email, 5)) }
  expect((await owner.post('/api/auth/verify', last)).status).toBe(200)
  expect((await owner.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
})

test('the mailed link signs nobody in who does not know the password, and on another device whoever does', async () => {
  const email = 'on-the-phone@ruiz.test'
  await world.person().post('/api/auth/signup', world.signUpForm(email))
  const code = world.codeOf(await world.mailTo(email))
  const phone = world.person('127.0.0.8')
  const wrong = { email, code, password: 'Wrong1Password' }
  expect(await phone.post('/api/auth/verify', wrong)).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
  expect((await phone.get('/api/me')).status).toBe(401)
  const right = await phone.post('/api/auth/verify', { email, code, password: PASSWORD })
  expect(right).toMatchObject({ status: 200, body: { is_signed_in: true } })
  expect((await phone.get('/api/me')).body.email).toBe(email)
  const forwarded = world.person('127.0.0.9')
  expect((await forwarded.post('/api/auth/verify', { email, code })).status).toBe(422)
  expect((await forwarded.get('/api/me')).status).toBe(401)
})

test('many sign-ups with another’s address from elsewhere do not keep its owner from signing up', async () => {
  const email = 'flooded@ruiz.test'
  for (let i = 0; i < 6; i++) {
    await world.person('127.0.0.9').post('/api/auth/signup', world.signUpForm(email, { password: `Attacker${i}` }))
  }
  await world.mailTo(email)
  const owner = world.person()
  await owner.post('/api/auth/signup', world.signUpForm(email, { language: 'es' }))
  await expect.poll(() => world.mailsTo(email)[0]?.subject).toBe('Verifica tu correo para Lotwire')
  const mails = world.mailsTo(email)
  expect(mails.length).toBeLessThanOrEqual(6)
  const [mail] = mails
  await owner.post('/api/auth/verify', { email, code: mail ? world.codeOf(mail) : '' })
  expect((await login(email)).status).toBe(200)
})

test('a resent mail replaces the code of the older one', async () => {
  const email = 'resend@ruiz.test'
  const ana = world.person()
  await ana.post('/api/auth/signup', world.signUpForm(email))
  const older = world.codeOf(await world.mailTo(email))
  await world.person().post('/api/auth/resend-verification', { email })
  const newer = world.codeOf(await world.mailTo(email, 2))
  const verify = (code: string) => ana.post('/api/auth/verify', { email, code })
  expect(await verify(older)).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
  expect((await verify(`${newer.slice(0, 3)} ${newer.slice(3)}`)).status).toBe(200)
  expect(await verify(newer)).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
})

test('a verification mail for a verified address says that it is verified', async () => {
  await world.verified('twice@ruiz.test')
  await world.person().post('/api/auth/resend-verification', { email: 'twice@ruiz.test' })
  expect((await world.mailTo('twice@ruiz.test', 2)).text).toContain('It is verified already')
})

test('a mailbox gets five of these mails in a quarter of an hour from one network, and the sixth asker reads the same answer', async () => {
  const email = 'mailbox@ruiz.test'
  await world.verified(email)
  const answers = []
  for (let i = 0; i < 6; i++) answers.push(await world.person('127.0.1.1').post('/api/auth/forgot-password', { email }))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  await world.mailTo(email, 6)
  await world.person().post('/api/auth/resend-verification', { email: 'someone@ruiz.test' })
  expect(world.mailsTo(email)).toHaveLength(6)
})

test('a forgotten password of an unverified account brings the verification mail again', async () => {
  const email = 'forgot@ruiz.test'
  const ana = world.person()
  await ana.post('/api/auth/signup', world.signUpForm(email))
  await world.mailTo(email)
  await world.person().post('/api/auth/forgot-password', { email })
  const mail = await world.mailTo(email, 2)
  expect((await ana.post('/api/auth/verify', { email, code: world.codeOf(mail) })).status).toBe(200)
})

test('somebody whose organization was not founded when they verified gets it at the login', async () => {
  const email = 'crash@ruiz.test'
  const ana = world.person()
  await ana.post('/api/auth/signup', world.signUpForm(email))
  const code = world.codeOf(await world.mailTo(email))
  // as after a crash right after the pool's response
  expect(await confirmSignUp(email, code)).toBe('confirmed')

  expect((await ana.post('/api/auth/verify', { email, code })).status).toBe(422)
  const crashed = world.person()
  expect((await crashed.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  expect((await crashed.get('/api/me')).body.organization_data.name).toBe('Ruiz Motors')
})
