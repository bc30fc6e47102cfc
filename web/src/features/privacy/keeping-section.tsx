import { Button, Input, Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { isInRange, rangeOf, settingRange } from '#contract/people/setting-range.ts'
import { type KeepingKey, privacySettings } from '#contract/privacy/settings.ts'
import type { SettingFacts } from '#contract/setting.ts'
import { grouped, say } from '#contract/words.ts'
import { type SettingValues, useSettingGroup } from '../../data/use-setting-group.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../parts/section-frame.tsx'
import { useSave } from '../../parts/use-save.ts'
import { FormField } from '../../ui/form-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Banner, useBanner } from '../../ui/use-banner.ts'
import { keepingTexts } from './keeping-texts.ts'

type Values = SettingValues<'keeping'>
const KEYS = Object.keys(privacySettings.keeping) as KeepingKey[]
const factsOf = (key: KeepingKey): SettingFacts => privacySettings.keeping[key]

/** How long each kind of data is kept, within what the law allows; an owner's. */
export function KeepingSection({ title }: SettingsSectionProps) {
  const t = useText(keepingTexts)
  const { values, error, retry, save } = useSettingGroup('keeping')
  const { banner, show } = useBanner()
  if (!values && error) return <SectionError title={t('load_failed')} error={error} onRetry={retry} />
  if (!values) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      <Panel>
        <KeepingForm saved={values} save={save} onBanner={show} />
      </Panel>
    </SectionFrame>
  )
}

interface KeepingFormProps {
  saved: Values
  save: (changed: Partial<Values>) => Promise<void>
  onBanner: (banner: Banner) => void
}

function KeepingForm({ saved, save, onBanner }: KeepingFormProps) {
  const common = useText()
  const t = useText(keepingTexts)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [changed, setChanged] = useState<Partial<Values>>({})
  const [isTried, setTried] = useState(false)
  const saving = useSave(onBanner)
  const values = { ...saved, ...changed }
  const wrongOf = (key: KeepingKey) => {
    const range = rangeOf(key, factsOf(key))
    const isRight = /^\d+$/.test(values[key].trim()) && isInRange(factsOf(key), Number(values[key]))
    return isRight || !range ? undefined : say(settingRange, language, range)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = KEYS.find(wrongOf)
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    return saving.save(
      event,
      async () => {
        if (Object.keys(changed).length > 0) await save(changed)
        setChanged({})
      },
      { done: t('saved') },
    )
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="5">
        {KEYS.map((key) => (
          <FormField key={key} label={t(key)} hint={<Hint of={key} />} error={isTried ? wrongOf(key) : undefined}>
            <Input
              name={key}
              type="number"
              inputMode="numeric"
              width="32"
              value={values[key]}
              onChange={({ target }) => setChanged({ ...changed, [key]: target.value })}
            />
          </FormField>
        ))}
        <Button type="submit" loading={saving.isBusy} alignSelf="flex-start">
          {common('save')}
        </Button>
      </Stack>
    </form>
  )
}

function Hint({ of }: { of: KeepingKey }) {
  const t = useText(keepingTexts)
  const language = useLanguage()
  const { least, most } = privacySettings.keeping[of]
  const range = { least: grouped(least, language), most: grouped(most, language) }
  return (
    <>
      {t(factsOf(of).orZero ? 'range_or_zero' : 'range', range)} {t(`${of}_hint`)}
    </>
  )
}
