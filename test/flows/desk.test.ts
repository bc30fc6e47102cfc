import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newConversation } from '../dealership.ts'
import { showsBriefly, usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let account: { whatsapp_from: string }
let agent: { id: string; client: Client }
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  agent = await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
  await agent.client.patch('/api/me', { signature: '– Ana' })
})

const customer = (name: string) => newConversation(ours, { to: account.whatsapp_from, name })

describe('a manager', () => {
  test('gives a conversation to an agent, whose screen shows it, and takes it back, which keeps what they wrote', async () => {
    // Somebody else each time that this is tried.
    const name = `Tara Taken ${randomUUID().slice(0, 8)}`
    const target = await customer(name)
    const { id: other } = await ours.addMember({ role: 'agent', first_name: 'Otto', last_name: name })
    await assign(ours.client, target, agent.id)
    const address = `/chats/${target.id}`
    const theirs = await visit(address, { as: agent.client })
    const own = await visit(address, { as: ours.client })
    await theirs.getByRole('region', { name: 'Stage and assignment' }).getByText('Assigned to Ana Agent').waitFor()
    await theirs.getByRole('textbox', { name: /Message to/ }).fill('Half a sentence')

    await own.getByLabel('Assigned to', { exact: true }).selectOption({ label: `Otto ${name}` })
    await theirs.getByText('This contact was deleted or now belongs to a colleague').waitFor()
    await theirs.getByText(/kept as a draft/).waitFor()
    await expect.poll(() => theirs.getByText(name).count()).toBe(0)

    await assign(ours.client, target, other)
    await own.getByLabel('Assigned to', { exact: true }).selectOption({ label: 'Ana Agent' })
    await visit(address, { as: agent.client })
    await expect.poll(() => theirs.getByRole('textbox', { name: /Message to/ }).inputValue()).toBe('Half a sentence')
  })

  test('sees a lead that an agent took by a click, and a colleague who has it open is told', async () => {
    const target = await customer('Lena Lead')
    const late = await ours.addMember({ role: 'agent', first_name: 'Lou', last_name: 'Late' })
    const [own, theirs, others] = await Promise.all(
      [ours.client, agent.client, late.client].map((as) => visit(`/chats/${target.id}`, { as })),
    )
    if (!own || !theirs || !others) throw new Error('A page is missing.')
    await others.getByRole('textbox', { name: /Message to/ }).fill('It is still here')
    await theirs.getByRole('button', { name: 'Take lead' }).click()
    await theirs.getByText('Lena Lead is your lead now').waitFor()
    await theirs.getByRole('region', { name: 'Stage and assignment' }).getByText('Assigned to Ana Agent').waitFor()
    await others.getByRole('alert').getByText('A colleague has taken this lead').waitFor()
    await others.getByText(/kept as a draft/).waitFor()
    await expect
      .poll(() => own.getByLabel('Assigned to', { exact: true }).evaluate((field: HTMLSelectElement) => field.value))
      .toBe(agent.id)
  })

  test('deletes a contact: told as that to who sees all, and to others as what may be a colleague’s now', async () => {
    const target = await customer('Dora Deleted')
    await assign(ours.client, target, agent.id)
    const [own, theirs] = [
      await visit(`/chats?contact=${target.contact_id}`, { as: ours.client }),
      await visit(`/chats?contact=${target.contact_id}`, { as: agent.client }),
    ]
    for (const page of [own, theirs]) await page.getByRole('heading', { name: 'Dora Deleted' }).waitFor()
    expect((await ours.client.delete(`/api/contacts/${target.contact_id}`)).status).toBeLessThan(300)
    await own.getByRole('alert').getByText('This contact was deleted', { exact: true }).waitFor()
    await theirs.getByRole('alert').getByText('This contact was deleted or now belongs to a colleague').waitFor()
  })

  test('labels a conversation, and both see it at once; the list shows those with a label', async () => {
    const target = await customer('Luz Labeled')
    await customer('Nora None')
    const [own, theirs] = [
      await visit(`/chats/${target.id}`, { as: ours.client }),
      await visit(`/chats/${target.id}`, { as: agent.client }),
    ]
    await own.getByRole('button', { name: 'Labels' }).click()
    const dialog = own.getByRole('dialog', { name: 'Manage labels' })
    await dialog.getByLabel('Urgent').check()
    await showsBriefly(own, '✅ Labels updated', () => dialog.getByRole('button', { name: 'Save' }).click())
    for (const page of [own, theirs]) await page.locator('.chat-desk .label', { hasText: 'Urgent' }).waitFor()

    await own.getByRole('button', { name: 'Filter' }).click()
    await own.getByRole('menuitemcheckbox', { name: 'Urgent' }).click()
    await own
      .getByRole('link', { name: /Luz Labeled/ })
      .first()
      .waitFor()
    await expect.poll(() => own.getByRole('link', { name: /Nora None/ }).count()).toBe(0)
  })

  test('labels several conversations from the list', async () => {
    const people = [await customer('Bea Bulk'), await customer('Bob Bulk')]
    const page = await visit('/chats', { as: ours.client })
    await page.getByRole('button', { name: 'Select' }).click()
    for (const name of ['Bea Bulk', 'Bob Bulk']) await page.getByLabel(new RegExp(name)).check()
    await page.getByText('2 selected').waitFor()
    await showsBriefly(page, '2 contacts updated', () => page.getByLabel('Add label').selectOption('Quote'))
    for (const { contact_id } of people)
      expect((await ours.client.get(`/api/contacts/${contact_id}`)).body.labels).toEqual(['Quote'])
  })

  test('sets up auto-assignment', async () => {
    const page = await visit('/settings/assignment', { as: ours.client })
    await page.getByRole('heading', { name: 'Auto-Assignment' }).waitFor()
    await page
      .getByText(/of 50 open/)
      .first()
      .waitFor()
    await page.getByLabel('Max contacts per agent').fill('900')
    await page.keyboard.press('Tab')
    await page.getByText(/enter a whole number from 1 to \d+\./).waitFor()
    await page.getByLabel('Max contacts per agent').fill('50')
    await page.getByLabel('Ana Agent').check()
    // What becomes of new leads below has a form of its own.
    await showsBriefly(page, 'Assignment settings saved successfully', () =>
      page.getByRole('button', { name: 'Save' }).first().click(),
    )
    const { body } = await ours.client.get('/api/settings/group/assignment')
    expect(body.settings.find(({ key }: { key: string }) => key === 'selected_agent_ids').value).toBe(
      JSON.stringify([agent.id]),
    )
    await ours.client.post('/api/settings/bulk-update', {
      settings: [{ key: 'selected_agent_ids', value: '[]', group: 'assignment' }],
    })
  })

  test('keeps labels and quick replies', async () => {
    const page = await visit('/settings/system', { as: ours.client })
    await page.getByRole('button', { name: 'Add label' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add label' })
    await dialog.getByLabel('Name').fill('Trade-in')
    await dialog.getByLabel('Color').selectOption('pink')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.locator('.label', { hasText: 'Trade-in' }).waitFor()
    await page.getByRole('button', { name: 'Add quick reply' }).click()
    const reply = page.getByRole('dialog', { name: 'Add quick reply' })
    await reply.getByLabel('Shortcut').fill('hours')
    await reply.getByLabel('Text').fill('We open at nine.')
    await reply.getByRole('button', { name: 'Save' }).click()
    await page.getByText('/hours').waitFor()
    await page.getByRole('button', { name: 'Edit “Trade-in”' }).click()
    const edited = page.getByRole('dialog', { name: 'Edit “Trade-in”' })
    await edited.getByLabel('Name').fill('Swap')
    await edited.getByRole('button', { name: 'Save' }).click()
    await page.locator('.label', { hasText: 'Swap' }).waitFor()
    await page.getByRole('button', { name: 'Delete “Swap”' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => page.locator('.label', { hasText: 'Swap' }).count()).toBe(0)
  })
})

describe('an agent', () => {
  test('closes with their signature, answers with a quick reply, filled in, and keeps one of their own', async () => {
    const target = await customer('Quinn Quick')
    const shortcut = 'greet'
    await ours.client.post('/api/quick-replies', {
      shortcut,
      body: 'Hi {{first_name}}, {{agent}} here. Is it the {{vehicle}}?',
    })
    const page = await visit(`/chats/${target.id}`, { as: agent.client })
    const field = page.getByRole('textbox', { name: /Message to/ })
    await field.fill('/signature')
    await page.getByRole('option', { name: '/signature – Ana' }).waitFor()
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('– Ana')
    await field.fill(`/${shortcut}`)
    await page.getByRole('option', { name: `/${shortcut} Hi Quinn, Ana Agent here. Is it the [vehicle]?` }).waitFor()
    await field.press('Enter')
    const filled = 'Hi Quinn, Ana Agent here. Is it the [vehicle]?'
    await expect.poll(() => field.inputValue()).toBe(filled)
    await field.fill('Good morning!  Bye')
    for (let step = 0; step < 4; step++) await field.press('ArrowLeft')
    await field.pressSequentially(`/${shortcut}`)
    await page.getByRole('option', { name: `/${shortcut}` }).waitFor()
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe(`Good morning! ${filled} Bye`)
    await field.pressSequentially('!')
    expect(await field.inputValue(), 'the cursor is behind it').toBe(`Good morning! ${filled}! Bye`)

    await field.fill('')
    await page.getByRole('button', { name: 'Quick replies (/)' }).click()
    await expect.poll(() => field.inputValue()).toBe('/')
    await field.press('Backspace')
    await page.getByRole('button', { name: 'Record a voice note' }).waitFor()
    await page.getByRole('button', { name: 'Quick replies (/)' }).click()
    await page.getByRole('button', { name: 'My quick replies' }).click()
    await page.getByRole('button', { name: 'Add quick reply' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add quick reply' })
    await dialog.getByLabel('Shortcut').fill('own')
    await dialog.getByLabel('Text').fill('See you soon!')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('/own').first().waitFor()
    expect((await ours.client.get('/api/quick-replies')).text).not.toContain('See you soon!')
  })
})
