import { Button, Input, Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { Prices } from '#contract/stock/prices.ts'
import { type PriceChanges, updatePrices } from '../../../data/prices.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { pricesTexts } from './texts.ts'

export function PricesForm({ saved, onBanner }: { saved: Prices; onBanner: (banner: Banner) => void }) {
  const t = useText(pricesTexts)
  const common = useText()
  const { day } = useFormats()
  const [changed, setChanged] = useState<PriceChanges>({})
  const [isBusy, setBusy] = useState(false)
  const set = (change: PriceChanges) => setChanged((before) => ({ ...before, ...change }))

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await updatePrices(changed)
      setChanged({})
      onBanner({ status: 'success', text: t('saved') })
    } catch (error) {
      onBanner({ status: 'error', text: `${t('save_failed')}: ${errorText(error)}` })
    } finally {
      setBusy(false)
    }
  }

  const { said_at: at, said_by: name } = saved
  const said = at && name && t('said', { name, date: day(at) })
  const only = t('total_price_only_hint')
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="5">
        <SectionPart title={t('total')} hint={t('total_hint')}>
          <Stack gap="4">
            <NativeCheckbox
              label={t('prices_are_total')}
              hint={said || t('not_said')}
              checked={changed.prices_are_total ?? saved.prices_are_total}
              onChange={({ target }) => set({ prices_are_total: target.checked })}
            />
            <NativeCheckbox
              label={t('total_price_only')}
              hint={saved.is_by_law ? `${t('by_law')} ${only}` : only}
              disabled={saved.is_by_law}
              checked={changed.total_price_only ?? saved.total_price_only}
              onChange={({ target }) => set({ total_price_only: target.checked })}
            />
          </Stack>
        </SectionPart>
        <SectionPart title={t('fees')} hint={t('fees_hint')}>
          <Stack gap="4" maxWidth="xl">
            {(['en', 'es'] as const).map((one) => (
              <FormField key={one} label={t(`fee_line_${one}`)}>
                <Input
                  lang={one}
                  maxLength={120}
                  placeholder={saved.usual_fee_line[one]}
                  value={changed.fee_line?.[one] ?? saved.fee_line[one]}
                  onChange={({ target }) => set({ fee_line: { ...changed.fee_line, [one]: target.value } })}
                />
              </FormField>
            ))}
          </Stack>
        </SectionPart>
        <Button type="submit" loading={isBusy} alignSelf="flex-start">
          {common('save')}
        </Button>
      </Stack>
    </form>
  )
}
