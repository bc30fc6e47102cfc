import { useState } from 'react'
import { ADDRESSES, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import { ContactChanges, ContactInput, type ListedContact } from '#contract/customers/contact.ts'
import { createContact, getContact, updateContact } from '../../../data/contacts.ts'
import { useFields } from '../../../data/fields.ts'
import { usePhoneCountry } from '../../../data/organizations.ts'
import { askForOutcome } from '../../../data/outcome-asked.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { isNumber } from '../../../lib/language/phone-text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { type ContactForm, changedCustom, changesIn, type EditedContact, neededFor, toForm } from './contact-form.ts'
import { useFormText } from './texts.ts'

const NUMBERS = TYPED_KINDS.filter((kind) => ADDRESSES[kind].isNumber).map((kind) => ADDRESSES[kind].field)

/** The form of a contact that is changed, or added where there is none; `owner` is the contact that has a number already. */
export function useContactForm(
  opened: EditedContact | undefined,
  hasOrganization: boolean,
  onSaved: (contact: ListedContact) => void,
  start: Partial<ContactForm> = {},
) {
  // As it was when the form opened: what a colleague changes meanwhile is not written back.
  const [contact] = useState(opened)
  const t = useFormText()
  const country = usePhoneCountry()
  const [owner, setOwner] = useState<ListedContact>()
  const fields = useFields().data?.data ?? []
  const bodyOf = ({ organization_id, assignee, custom, ...form }: ContactForm) => {
    const changed = changedCustom(fields, contact, { custom })
    const own = Object.keys(changed).length > 0 && { custom: changed }
    if (!contact) return { ...form, ...(organization_id && { organization_id }), ...(assignee && { assignee }), ...own }
    const { custom: _, ...changes } = changesIn(contact, { ...form, organization_id, assignee, custom })
    return { ...changes, ...own }
  }
  const form = useContractForm<ContactForm>({
    schema: contact ? ContactChanges : ContactInput,
    bodyOf,
    defaultValues: { ...toForm(contact), ...start },
    needed: {
      fields: (written) => [...neededFor(contact, written), ...(hasOrganization ? (['organization_id'] as const) : [])],
    },
    also: (written) => {
      const isWrong = (number: string, known?: string | null) =>
        number !== '' && number !== known && !isNumber(number, country)
      const further = contact?.numbers ?? []
      const wrong = [
        ...NUMBERS.filter((name) => isWrong(written[name], contact?.[name])),
        ...written.numbers.flatMap(({ value }) =>
          isWrong(value) && further.every((one) => one.value !== value) ? (['numbers'] as const) : [],
        ),
      ]
      return Object.fromEntries(wrong.map((name) => [name, t('number_wrong')]))
    },
    empty: {
      organization_id: t('organization_missing'),
      first_name: t('first_name_missing'),
      last_name: t('last_name_missing'),
      phone: t('phone_missing'),
    },
  })
  const submit = useSubmit(
    form,
    async (written) => {
      setOwner(undefined)
      try {
        const saved = await (contact
          ? updateContact(contact.id, bodyOf(written))
          : createContact(bodyOf(written) as ContactInput))
        toaster.create({ type: 'success', title: t(contact ? 'updated' : 'added') })
        onSaved(saved)
        if (contact) askForOutcome(saved.id, contact.stage, saved.stage)
      } catch (error) {
        setOwner(await ownerOf(error))
        throw error
      }
    },
    t(contact ? 'update_failed' : 'create_failed'),
  )
  return { form, submit, owner }
}

/** Returns the contact who has the refused number; undefined if the user may not see them. */
async function ownerOf(error: unknown): Promise<ListedContact | undefined> {
  const id = error instanceof ApiError ? error.told.contact_id : undefined
  return typeof id === 'string' ? getContact(id).catch(() => undefined) : undefined
}
