import { Button, Input, Skeleton, Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { outreachSettings } from '#contract/outreach/settings.ts'
import { type Range, rangeOf, settingRange } from '#contract/people/setting-range.ts'
import { say } from '#contract/words.ts'
import { type SettingKey, type SettingValues, useSettingGroup } from '../../../data/use-setting-group.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { useSave } from '../../../parts/use-save.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { firstTouchTexts } from './first-touch-texts.ts'

type Values = SettingValues<'first_touch'>

const { first_touch_minutes } = outreachSettings.first_touch
const RANGE = rangeOf('first_touch_minutes', first_touch_minutes) as Range

/** What happens with a new lead that nobody answers. */
export function FirstTouch({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(firstTouchTexts)
  const { values, error, retry, save } = useSettingGroup('first_touch')
  return (
    <SectionPart title={t('title')} hint={t('hint')}>
      {values && <FirstTouchForm saved={values} save={save} onBanner={onBanner} />}
      {!values && error && <LoadFailed title={t('load_failed')} error={error} onRetry={retry} />}
      {!values && !error && <Skeleton height="40" borderRadius="lg" aria-hidden />}
    </SectionPart>
  )
}

interface FirstTouchFormProps {
  saved: Values
  save: (changed: Partial<Values>) => Promise<void>
  onBanner: (banner: Banner) => void
}

function FirstTouchForm({ saved, save, onBanner }: FirstTouchFormProps) {
  const t = useText(firstTouchTexts)
  const shared = useText(settingsTexts)
  const common = useText()
  const language = useLanguage()
  const minutes = useRef<HTMLInputElement>(null)
  const [isLeft, setLeft] = useState(false)
  const [changed, setChanged] = useState<Partial<Values>>({})
  const saving = useSave(onBanner)
  const values = { ...saved, ...changed }
  const set = (key: SettingKey<'first_touch'>, value: string) => setChanged({ ...changed, [key]: value })
  const flag = (key: Exclude<SettingKey<'first_touch'>, 'first_touch_minutes'>) => ({
    label: t(key),
    hint: t(`${key}_hint`),
    checked: values[key] === 'true',
    onChange: ({ target }: { target: HTMLInputElement }) => set(key, String(target.checked)),
  })
  const wrong = isMinutes(values.first_touch_minutes) ? undefined : say(settingRange, language, RANGE)
  const isOn = values.first_touch_enabled === 'true'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (wrong) return minutes.current?.focus()
    return saving.save(
      event,
      async () => {
        if (Object.keys(changed).length > 0) await save(changed)
        setChanged({})
      },
      { done: t('saved'), failed: shared('save_failed') },
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <NativeCheckbox {...flag('first_touch_enabled')} />
        {isOn && (
          <>
            <FormField
              label={t('first_touch_minutes')}
              hint={t('first_touch_minutes_hint')}
              error={isLeft ? wrong : undefined}
            >
              <Input
                ref={minutes}
                type="number"
                inputMode="numeric"
                width="32"
                min={first_touch_minutes.least}
                max={first_touch_minutes.most}
                value={values.first_touch_minutes}
                onChange={({ target }) => set('first_touch_minutes', target.value)}
                onBlur={() => setLeft(true)}
              />
            </FormField>
            <NativeCheckbox {...flag('first_touch_assistant')} />
            <NativeCheckbox {...flag('first_touch_imports')} />
          </>
        )}
        <Button type="submit" loading={saving.isBusy} alignSelf="flex-start">
          {common('save')}
        </Button>
      </Stack>
    </form>
  )
}

const isMinutes = (text: string) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= first_touch_minutes.least && Number(text) <= first_touch_minutes.most
