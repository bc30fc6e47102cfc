import { Badge, Button, Flex, HStack, Input, NativeSelect, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { NUMBER_COUNTRIES, type NumberForSale } from '#contract/telephony/connect.ts'
import { buyNumber, type NumberSearch as Query, useNumbersForSale } from '../../../data/connect.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { connectTexts } from './texts.ts'

interface NumberSearchProps {
  /** Numbers are shown before anybody searches. */
  isOpen?: boolean
  onBanner: (banner: Banner) => void
  onBought?: () => void
}

/** Numbers for sale by country, area code, or digits; one is bought after a question that names its price. */
export function NumberSearch({ isOpen = false, ...told }: NumberSearchProps) {
  const t = useText(connectTexts)
  const language = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const [query, setQuery] = useState<Query | null>(isOpen ? {} : null)
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').replace(/[^\d*]/g, '') || undefined
    const country = NUMBER_COUNTRIES.find((one) => one === form.get('country'))
    setQuery({ country, area_code: text('area_code'), contains: text('digits') })
  }
  return (
    <Stack gap="5">
      <form onSubmit={search}>
        <SimpleGrid columns={{ base: 2, md: 3 }} gap="4">
          <FormField label={t('country')}>
            <NativeSelect.Root>
              <NativeSelect.Field name="country">
                {NUMBER_COUNTRIES.map((country) => (
                  <option key={country} value={country}>
                    {names.of(country)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
          <FormField label={t('area_code')} hint={t('area_code_hint')}>
            <Input name="area_code" inputMode="numeric" autoComplete="off" maxLength={3} />
          </FormField>
          <FormField label={t('contains')} hint={t('contains_hint')}>
            <Input name="digits" inputMode="numeric" autoComplete="off" maxLength={10} />
          </FormField>
        </SimpleGrid>
        <Button type="submit" variant="outline" marginTop="4">
          <Search /> {t('search')}
        </Button>
      </form>
      {query && <Found query={query} height={isOpen ? '16rem' : '26rem'} {...told} />}
    </Stack>
  )
}

interface FoundProps extends Omit<NumberSearchProps, 'isOpen'> {
  query: Query
  height: string
}

function Found({ query, height, onBanner, onBought }: FoundProps) {
  const t = useText(connectTexts)
  const common = useText()
  const { data, error, mutate } = useNumbersForSale(query)
  const [wanted, setWanted] = useState<NumberForSale>()
  const priceOf = usePrice()
  async function buy({ phone_number }: NumberForSale) {
    try {
      await buyNumber(phone_number)
      onBanner({ status: 'success', text: t('bought', { number: phoneText(phone_number) }) })
      onBought?.()
    } catch (failure) {
      onBanner({ status: 'error', text: errorText(failure, t('buy_failed')) })
    } finally {
      setWanted(undefined)
    }
  }
  if (error) return <LoadFailed title={t('search_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="32" borderRadius="lg" aria-hidden />
  if (data.data.length === 0)
    return <EmptyState icon={<Search />} title={t('none_found')} description={t('none_found_hint')} titleAs="h3" />
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none" maxHeight={height} overflowY="auto">
        {data.data.map((number) => (
          <ForSaleRow key={number.phone_number} number={number} onBuy={() => setWanted(number)} />
        ))}
      </Stack>
      {query?.country !== 'MX' && (
        <Text fontSize="sm" color="fg.muted">
          {t(/^8/.test(query?.area_code ?? '') ? 'toll_free_note' : 'local_note')}
        </Text>
      )}
      <ConfirmDialog
        open={wanted !== undefined}
        title={t('buy_title', { number: phoneText(wanted?.phone_number ?? '') })}
        confirmLabel={t('buy')}
        cancelLabel={common('cancel')}
        onConfirm={async () => wanted && buy(wanted)}
        onCancel={() => setWanted(undefined)}
      >
        {wanted && t('buy_words', { price: priceOf(wanted) })}
      </ConfirmDialog>
    </>
  )
}

function ForSaleRow({ number, onBuy }: { number: NumberForSale; onBuy: () => void }) {
  const t = useText(connectTexts)
  const priceOf = usePrice()
  const { phone_number, locality, region, texts, pictures, calls, needs_papers } = number
  const place = [locality, region].filter(Boolean).join(', ')
  return (
    <Flex as="li" gap="3" align="center" paddingBlock="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Stack flex="1" gap="1" minWidth="0">
        <HStack wrap="wrap" gap="2.5">
          <Text fontWeight="600" fontVariantNumeric="tabular-nums">
            {phoneText(phone_number)}
          </Text>
          {place && <Text color="fg.muted">{place}</Text>}
        </HStack>
        <HStack wrap="wrap" gap="2">
          {calls && <Badge variant="surface">{t('calls')}</Badge>}
          {texts && <Badge variant="surface">{t('texts')}</Badge>}
          {pictures && <Badge variant="surface">{t('pictures')}</Badge>}
          <Text fontSize="sm" color="fg.muted">
            {needs_papers ? t('needs_papers') : priceOf(number)}
          </Text>
        </HStack>
      </Stack>
      <Button size="sm" variant="outline" disabled={needs_papers} onClick={onBuy}>
        {t('buy')}
      </Button>
    </Flex>
  )
}

function usePrice() {
  const t = useText(connectTexts)
  const { money } = useFormats()
  return ({ monthly_price, currency }: NumberForSale) => {
    if (monthly_price === null) return t('no_price')
    return t('monthly', { price: money(Number(monthly_price), currency) })
  }
}
