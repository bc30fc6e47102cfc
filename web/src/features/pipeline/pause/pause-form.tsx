import { Button, HStack, Input, Text } from '@chakra-ui/react'
import type { Contact } from '#contract/customers/contact.ts'
import { pipeline } from '#contract/customers/pipeline.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { addDays, dayOf, momentOf, wallText } from '../../../lib/wall-time.ts'
import { DialogForm } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { usePipelineText } from '../texts.ts'

const CHOICES = [
  { key: 'tomorrow', days: 1 },
  { key: 'in_three_days', days: 3 },
  { key: 'in_a_week', days: 7 },
] as const
/** The hour when a dealership usually opens. */
const MORNING_HOUR = 9

interface PauseFormProps {
  contact: Contact
  hours: number
  onDone: () => void
  onPause: (contact: Contact, until: string) => Promise<void>
}

/** Until when: a morning soon, or any moment. */
export function PauseForm({ contact, hours, onDone, onPause }: PauseFormProps) {
  const t = usePipelineText()
  const { foreignZone } = useFormats()
  const form = useContractForm({
    schema: pipeline.pause.body,
    defaultValues: { until: morningIn(1) },
    bodyOf: ({ until }) => ({ until: momentOf(until) }),
  })
  const { errors } = form.formState
  const send = useSubmit(
    form,
    async ({ until }) => {
      await onPause(contact, momentOf(until))
      onDone()
    },
    t('pause_failed'),
  )
  return (
    <DialogForm onSubmit={send} onChange={() => form.clearErrors('root')} error={errors.root?.message}>
      <Text color="fg.muted">{t('pause_hint', { hours })}</Text>
      <HStack gap="2" wrap="wrap">
        {CHOICES.map(({ key, days }) => (
          <Button
            key={key}
            size="sm"
            variant={form.watch('until') === morningIn(days) ? 'solid' : 'outline'}
            onClick={() => form.setValue('until', morningIn(days))}
          >
            {t(key)}
          </Button>
        ))}
      </HStack>
      <FormField label={t('until')} hint={foreignZone} error={errors.until?.message}>
        <Input type="datetime-local" {...form.register('until')} />
      </FormField>
    </DialogForm>
  )
}

/** In so many days at nine, as a field for dates writes it. */
const morningIn = (days: number) => wallText(addDays(dayOf(serverNow()), days), MORNING_HOUR * 60)
