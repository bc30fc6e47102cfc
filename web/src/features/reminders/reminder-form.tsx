import { Button, HStack, Input, Textarea } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { ulid } from 'ulid'
import { REMINDER_TEXT_MAX, reminders } from '#contract/calendar/reminders.ts'
import { createReminder, type Reminder, updateReminder } from '../../data/reminders.ts'
import { useMembers } from '../../data/team.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useUserId } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { localOf, momentOf } from '../../lib/wall-time.ts'
import { ContactChoice } from '../../parts/contact-choice.tsx'
import { onArrow } from '../../ui/arrow-keys.ts'
import { Choice } from '../../ui/choice.tsx'
import { DialogForm } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { reminderTexts } from './texts.ts'
import { quickTimes } from './times.ts'

interface ReminderFormProps {
  /** Chosen in the form where it is not given. */
  contact?: string
  /** The reminder to change; a new one without. */
  reminder?: Reminder
  onDone: () => void
}

/** What, when, and for whom. */
export function ReminderForm({ contact: given, reminder, onDone }: ReminderFormProps) {
  const t = useText(reminderTexts)
  const { moment, foreignZone } = useFormats()
  const own = useUserId()
  const [contact = '', choose] = useState(given)
  const [isMissing, setMissing] = useState(false)
  /** The same one sent again after a failure keeps its id, so that it cannot become two. */
  const unsent = useRef({ content: '', client_id: '' })
  const times = quickTimes(serverNow())
  const dueBefore = reminder && localOf(reminder.due_at)
  const form = useContractForm({
    schema: reminder ? reminders.update.body : reminders.create.body,
    defaultValues: {
      text: reminder?.text ?? '',
      due_at: dueBefore ?? times.find(({ key }) => key === 'tomorrow')?.at ?? '',
      user_id: reminder?.user.id ?? own,
    },
    bodyOf: ({ due_at, ...values }) => ({ ...values, contact_id: contact, due_at: momentOf(due_at) }),
    empty: { text: t('text_missing') },
  })
  const idOf = (...parts: string[]) => {
    const content = JSON.stringify(parts)
    if (unsent.current.content !== content) unsent.current = { content, client_id: ulid() }
    return unsent.current.client_id
  }
  const { errors } = form.formState
  const submit = useSubmit(form, async ({ text, due_at, user_id }) => {
    const at = momentOf(due_at)
    // An overdue one keeps its time while only its words change.
    if (reminder) await updateReminder(reminder.id, { text, user_id, ...(due_at !== dueBefore && { due_at: at }) })
    else await createReminder({ contact_id: contact, text, due_at: at, user_id, client_id: idOf(text, at, user_id) })
    toaster.create({ type: 'success', title: reminder ? t('saved') : t('added', { when: moment(at) }) })
    onDone()
  })
  const send: typeof submit = async (event) => {
    event?.preventDefault()
    if (contact !== '') return submit(event)
    setMissing(true)
  }
  return (
    <DialogForm onSubmit={send} onChange={() => form.clearErrors('root')} error={errors.root?.message}>
      {given === undefined && (
        <ContactChoice
          value={contact || undefined}
          error={isMissing ? t('contact_missing') : undefined}
          onChange={(id) => {
            choose(id)
            setMissing(false)
          }}
        />
      )}
      <FormField label={t('text')} error={errors.text?.message}>
        <Textarea
          rows={2}
          autoFocus={given !== undefined}
          maxLength={REMINDER_TEXT_MAX}
          placeholder={t('text_hint')}
          {...form.register('text')}
        />
      </FormField>
      <QuickTimes
        times={times}
        at={form.watch('due_at')}
        onPick={(at) => {
          form.setValue('due_at', at)
          form.clearErrors('due_at')
        }}
      />
      <FormField label={t('when')} hint={foreignZone} error={errors.due_at?.message}>
        <Input type="datetime-local" {...form.register('due_at')} />
      </FormField>
      <Choice
        label={t('for_whom')}
        error={errors.user_id?.message}
        options={usePeople(reminder)}
        field={form.register('user_id')}
      />
    </DialogForm>
  )
}

interface QuickTimesProps {
  times: ReturnType<typeof quickTimes>
  at: string
  onPick: (at: string) => void
}

function QuickTimes({ times, at: chosen, onPick }: QuickTimesProps) {
  const t = useText(reminderTexts)
  return (
    <HStack gap="2" wrap="wrap" onKeyDown={onArrow}>
      {times.map(({ key, at }) => (
        <Button
          key={key}
          size="sm"
          height={{ base: '11', md: '9' }}
          variant={chosen === at ? 'solid' : 'outline'}
          aria-pressed={chosen === at}
          onClick={() => onPick(at)}
        >
          {t(key)}
        </Button>
      ))}
    </HStack>
  )
}

/** Oneself first, then colleagues; a reminder's person also after they left. */
function usePeople(reminder: Reminder | undefined) {
  const t = useText(reminderTexts)
  const own = useUserId()
  const { data } = useMembers()
  const others = (data?.data ?? []).filter(({ id, status }) => id !== own && status === 'Active')
  const people = others.map(({ id, name }) => ({ value: id, text: name }))
  const holder = reminder?.user
  const isListed = !holder || holder.id === own || others.some(({ id }) => id === holder.id)
  return [{ value: own, text: t('me') }, ...(isListed ? [] : [{ value: holder.id, text: holder.name }]), ...people]
}
