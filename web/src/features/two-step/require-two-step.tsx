import { Skeleton } from '@chakra-ui/react'
import { useState } from 'react'
import { useSettingGroup } from '../../data/use-setting-group.ts'
import { useText } from '../../lib/language/text.ts'
import { readSession } from '../../lib/session.ts'
import { SectionError, SectionPart } from '../../parts/section-frame.tsx'
import { useSave } from '../../parts/use-save.ts'
import { NativeCheckbox } from '../../ui/native-checkbox.tsx'
import type { Banner } from '../../ui/use-banner.ts'
import { twoStepTexts } from './texts.ts'

/** Whether everybody in the dealership must use two-step login. */
export function RequireTwoStep({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(twoStepTexts)
  const { values, error, retry, save } = useSettingGroup('security')
  const saving = useSave(onBanner)
  const [wanted, want] = useState('')
  if (!values && error) return <SectionError title={t('load_failed')} error={error} onRetry={retry} />
  if (!values) return <Skeleton height="24" borderRadius="xl" aria-hidden />
  return (
    <SectionPart title={t('everyone_title')}>
      <NativeCheckbox
        label={t('everyone')}
        hint={t('everyone_hint')}
        checked={(saving.isBusy ? wanted : values.require_two_step) === 'true'}
        disabled={saving.isBusy}
        onChange={(event) => {
          const require_two_step = String(event.target.checked)
          want(require_two_step)
          return saving.save(
            event,
            async () => {
              await save({ require_two_step })
              await readSession()
            },
            { done: t('saved') },
          )
        }}
      />
    </SectionPart>
  )
}
