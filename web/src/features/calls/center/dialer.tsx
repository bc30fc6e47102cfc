import { Button, Input, Stack } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePhoneCountry } from '../../../data/organizations.ts'
import { countryName } from '../../../lib/language/country-name.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { startCall } from '../../../lib/voice/dial.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { useCenterText } from './texts.ts'

/** Calls any number, in any usual format; `?to=` prefills one. */
export function Dialer() {
  const t = useCenterText()
  const language = useLanguage()
  const country = countryName(usePhoneCountry(), language)
  const [address] = useSearchParams()
  const [number, setNumber] = useState(address.get('to') ?? '')
  const [isBusy, setBusy] = useState(false)
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        setBusy(true)
        await startCall(number)
        setBusy(false)
      }}
    >
      <Stack gap="5" maxWidth="sm" marginInline="auto">
        <FormField label={t('number')} hint={t('country_hint', { country })}>
          <Input
            type="tel"
            size="lg"
            autoComplete="off"
            maxLength={50}
            placeholder="+1234567890"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </FormField>
        <Button type="submit" size="lg" disabled={number.trim() === ''} loading={isBusy}>
          <Phone aria-hidden /> {t('make_call')}
        </Button>
      </Stack>
    </form>
  )
}
