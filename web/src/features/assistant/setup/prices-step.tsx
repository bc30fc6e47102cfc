import { useText } from '../../../lib/language/text.ts'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { StepFrame } from './step.tsx'
import { setupTexts } from './texts.ts'
import type { StepProps } from './use-setup.ts'

/** What the inventory's prices are, and which of them it may tell. */
export function PricesStep({ values, set }: StepProps) {
  const t = useText(setupTexts)
  return (
    <StepFrame number={5} title={t('prices_step')}>
      {(['prices_are_total', 'total_price_only'] as const).map((name) => (
        <NativeCheckbox
          key={name}
          label={t(name)}
          hint={t(`${name}_hint`)}
          checked={values[name]}
          onChange={({ target }) => set({ [name]: target.checked })}
        />
      ))}
    </StepFrame>
  )
}
