import { Button, Input, SimpleGrid, Textarea } from '@chakra-ui/react'
import { ADDRESSES, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import type { ListedContact } from '#contract/customers/contact.ts'
import { CONTACT_FIELDS, LONG_FIELDS, SHORT_FIELDS } from '#contract/customers/contact-fields.ts'
import { useStages } from '../../../data/stages.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useSession } from '../../../lib/session.ts'
import { Choice } from '../../../ui/choice.tsx'
import { DialogForm } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDesks } from '../use-desks.ts'
import { type ContactForm, type EditedContact, neededFor } from './contact-form.ts'
import { NumbersField } from './numbers-field.tsx'
import { OrganizationChoice } from './organization-choice.tsx'
import { OwnFields } from './own-fields.tsx'
import { useFormText } from './texts.ts'
import { useContactForm } from './use-contact-form.ts'

interface ContactFieldsProps {
  contact: EditedContact | undefined
  start?: Partial<ContactForm>
  onSaved: (contact: ListedContact) => void
  onOpen: (id: string) => void
}

/** The inputs of one line, and how each is typed. */
const INPUTS = [
  { name: 'first_name', type: 'text', hint: undefined },
  { name: 'last_name', type: 'text', hint: undefined },
  ...TYPED_KINDS.map((kind) => {
    const { field, isNumber, hint } = ADDRESSES[kind]
    return { name: field, type: isNumber ? 'tel' : 'text', hint }
  }),
  ...SHORT_FIELDS.map((name) => ({ name, type: CONTACT_FIELDS[name].kind, hint: undefined })),
] as const

export function ContactFields({ contact, start, onSaved, onOpen }: ContactFieldsProps) {
  const t = useFormText()
  const { stages } = useStages()
  const { user } = useSession()
  const { mayAssign, agents } = useDesks()
  // Whose contact a changed one is stays as it is (S1 §5).
  const hasOrganization = contact === undefined && !!user?.is_system_admin
  const language = useLanguage()
  const { form, submit, owner } = useContactForm(contact, hasOrganization, onSaved, start)
  const { errors } = form.formState
  const needed = neededFor(contact, form.watch())
  const choose = (name: 'stage' | 'organization_id' | 'assignee', value: string) => {
    form.setValue(name, value)
    form.clearErrors(name)
  }
  return (
    <DialogForm onSubmit={submit} error={owner ? undefined : errors.root?.message}>
      {hasOrganization && (
        <OrganizationChoice
          value={form.watch('organization_id')}
          onChange={(organization) => choose('organization_id', organization)}
          error={errors.organization_id?.message}
        />
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        {INPUTS.map(({ name, type, hint }) => (
          <FormField
            key={name}
            label={t(`field_${name}`)}
            hint={hint?.[language]}
            error={errors[name]?.message}
            isRequired={needed.some((one) => one === name)}
          >
            <Input autoComplete="off" data-1p-ignore type={type} {...form.register(name)} />
          </FormField>
        ))}
        <Choice
          label={t('stage')}
          value={form.watch('stage')}
          onChange={(stage) => choose('stage', stage)}
          options={stages.map(({ id, name }) => ({ value: id, text: name }))}
          error={errors.stage?.message}
        />
        {mayAssign && !contact && form.watch('organization_id') === '' && (
          <Choice
            label={t('assigned_to')}
            value={form.watch('assignee')}
            onChange={(assignee) => choose('assignee', assignee)}
            options={[
              { value: '', text: t('assignee_none') },
              ...agents.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            error={errors.assignee?.message}
          />
        )}
      </SimpleGrid>
      <NumbersField
        numbers={form.watch('numbers')}
        onChange={(numbers) => {
          form.setValue('numbers', numbers)
          form.clearErrors('numbers')
        }}
        error={errors.numbers?.message}
      />
      <OwnFields
        values={form.watch('custom')}
        onChange={(custom) => {
          form.setValue('custom', custom)
          form.clearErrors('custom')
        }}
        error={errors.custom?.message as string | undefined}
      />
      <LongFields form={form} />
      {owner && <NumberOfOther owner={owner} onOpen={onOpen} />}
    </DialogForm>
  )
}

interface NumberOfOtherProps {
  owner: { id: string; display_name: string }
  onOpen: (id: string) => void
}

function NumberOfOther({ owner, onOpen }: NumberOfOtherProps) {
  const t = useFormText()
  return (
    <Notice
      status="error"
      title={t('number_of', { name: phoneText(owner.display_name) })}
      action={
        <Button size="sm" variant="outline" onClick={() => onOpen(owner.id)}>
          {t('open_contact')}
        </Button>
      }
    >
      {t('number_of_hint')}
    </Notice>
  )
}

function LongFields({ form }: Pick<ReturnType<typeof useContactForm>, 'form'>) {
  const t = useFormText()
  const { errors } = form.formState
  return (
    <>
      {LONG_FIELDS.map((name) => (
        <FormField
          key={name}
          label={t(`field_${name}`)}
          hint={name === 'notes' ? t('notes_hint') : undefined}
          error={errors[name]?.message}
        >
          <Textarea rows={3} {...form.register(name)} />
        </FormField>
      ))}
    </>
  )
}
