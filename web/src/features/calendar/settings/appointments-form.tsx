import { Button, Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { APPOINTMENT_KINDS } from '#contract/calendar/appointment-kinds.ts'
import { TEXT_WORDS } from '#contract/calendar/appointment-texts.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { useSave } from '../../../parts/use-save.ts'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { KindFields, KindHeadings } from './kind-fields.tsx'
import { StepFields } from './step-fields.tsx'
import { appointmentSettingTexts } from './texts.ts'
import type { Values } from './values.ts'

const STEPS = ['confirmation', 'day_before', 'hours_before'] as const
const WORDS = TEXT_WORDS.map((word) => `{${word}}`).join(' ')

interface AppointmentsFormProps {
  saved: Values
  onSave: (changed: Partial<Values>) => Promise<unknown>
  onBanner: (banner: Banner) => void
}

/** Saved together; only what changed is sent, for colleagues may have changed other fields. */
export function AppointmentsForm({ saved, onSave, onBanner }: AppointmentsFormProps) {
  const t = useText(appointmentSettingTexts)
  const common = useText()
  const [changed, setChanged] = useState<Partial<Values>>({})
  const saving = useSave(onBanner)
  const values = { ...saved, ...changed }
  const onSet = (key: keyof Values, value: string) => setChanged({ ...changed, [key]: value })
  const submit = (event: FormEvent) =>
    saving.save(
      event,
      async () => {
        if (Object.keys(changed).length > 0) await onSave(changed)
        setChanged({})
      },
      { done: t('saved'), failed: t('save_failed') },
    )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <SectionPart title={t('kinds')}>
          <KindHeadings />
          {APPOINTMENT_KINDS.map((kind) => (
            <KindFields key={kind} kind={kind} values={values} onSet={onSet} />
          ))}
        </SectionPart>
        <SectionPart title={t('pipeline')}>
          <NativeCheckbox
            label={t('move_stages')}
            hint={t('move_stages_hint')}
            checked={values.appointments_move_stages === 'true'}
            onChange={({ target }) => onSet('appointments_move_stages', String(target.checked))}
          />
        </SectionPart>
        <SectionPart title={t('pages')}>
          <NativeCheckbox
            label={t('online')}
            hint={t('online_hint')}
            checked={values.test_drive_online === 'true'}
            onChange={({ target }) => onSet('test_drive_online', String(target.checked))}
          />
        </SectionPart>
        <SectionPart title={t('texts')} hint={t('texts_hint', { words: WORDS })}>
          {STEPS.map((step) => (
            <StepFields key={step} step={step} values={values} onSet={onSet} />
          ))}
        </SectionPart>
        <Button type="submit" loading={saving.isBusy} alignSelf="flex-start">
          {common('save')}
        </Button>
      </Stack>
    </form>
  )
}
