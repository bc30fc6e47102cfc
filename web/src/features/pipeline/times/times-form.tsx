import { Button, Input, InputGroup, SimpleGrid, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { pipeline } from '#contract/customers/pipeline.ts'
import { DEFAULT_HOURS, MOST_HOURS, type TimeSettings } from '#contract/customers/time-settings.ts'
import { updateTimes } from '../../../data/stage-times.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogForm } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { usePipelineText } from '../texts.ts'

const FIELDS = ['green', 'blue', 'black', 'orange'] as const

const written = (times: TimeSettings) =>
  Object.fromEntries(FIELDS.map((field) => [field, String(times[field])])) as Record<(typeof FIELDS)[number], string>

/** A number that a field can't hold; what is no number at all becomes the default again (S1 §5). */
const isOutOfRange = (text: string) => Number(text) < 0 || Number(text) > MOST_HOURS || /^\s*0+(\.0*)?\s*$/.test(text)

/** Four numbers of hours. */
export function TimesForm({ times, onDone }: { times: TimeSettings; onDone: () => void }) {
  const t = usePipelineText()
  const form = useContractForm({
    schema: pipeline.updateTimes.body,
    defaultValues: written(times),
    also: (hours) =>
      Object.fromEntries(
        FIELDS.flatMap((field) =>
          isOutOfRange(hours[field]) ? [[field, t('hours_range', { most: MOST_HOURS })]] : [],
        ),
      ),
  })
  const { errors } = form.formState
  const save = useSubmit(
    form,
    async (values) => {
      await updateTimes(values)
      toaster.create({ type: 'success', title: t('times_saved') })
      onDone()
    },
    t('times_failed'),
  )
  return (
    <DialogForm onSubmit={save} onChange={() => form.clearErrors('root')} error={errors.root?.message}>
      <Text color="fg.muted">{t('times_hint')}</Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {FIELDS.map((field) => (
          <FormField key={field} label={t(field)} error={errors[field]?.message}>
            <InputGroup
              startElement={<span className="board-dot" data-color={field} />}
              endElement={<Text fontSize="sm">{t('hours')}</Text>}
            >
              <Input inputMode="decimal" autoComplete="off" maxLength={8} {...form.register(field)} />
            </InputGroup>
          </FormField>
        ))}
      </SimpleGrid>
      <Button alignSelf="start" size="sm" variant="ghost" onClick={() => form.reset(written(DEFAULT_HOURS))}>
        <RotateCcw /> {t('reset')}
      </Button>
    </DialogForm>
  )
}
