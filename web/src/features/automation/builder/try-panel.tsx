import { Heading, Input, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useFoundContacts } from '../../../data/contacts.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { When } from '../../../parts/when.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { builderTexts } from './texts.ts'
import { useTry } from './use-try.ts'

const MOST_FOUND = 6

/** Shows what the saved automation would do with a customer, without doing it. */
export function TryPanel({ id, isBehind }: { id: string | undefined; isBehind: boolean }) {
  const t = useText(builderTexts)
  const { customer, steps, isTrying, start } = useTry(id)
  return (
    <Panel>
      <Stack asChild gap="4">
        <section aria-labelledby="automation-try">
          <div>
            <Heading as="h2" id="automation-try" size="md">
              {t('try')}
            </Heading>
            <Text fontSize="sm" color="fg.muted">
              {t(isBehind ? 'try_save_first' : 'try_hint')}
            </Text>
          </div>
          {!isBehind && <FindCustomer onChoose={start} />}
          {isTrying && <Skeleton height="24" aria-hidden />}
          {customer && steps && (
            <div role="status">
              <Text fontWeight="600" marginBottom="3">
                {t('try_of', { name: customer.name })}
              </Text>

              {steps.length === 0 && <Text color="fg.muted">{t('try_nothing')}</Text>}
              <ol className="automation-story">
                {steps.map((step, i) => (
                  <li key={i} data-outcome={step.why_not ? 'skipped' : undefined}>
                    <When at={step.at} />
                    {step.would}
                    {step.why_not && <small>{t('why_not', { reason: step.why_not })}</small>}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </section>
      </Stack>
    </Panel>
  )
}

function FindCustomer({ onChoose }: { onChoose: (customer: { id: string; name: string }) => void }) {
  const t = useText(builderTexts)
  const [search, setSearch] = useState('')
  const wanted = search.trim()
  const found = useFoundContacts(wanted ? { search: wanted, per_page: MOST_FOUND } : null)
  const choose = (id: string, name: string) => {
    setSearch('')
    onChoose({ id, name })
  }
  return (
    <div>
      <FormField label={t('try_customer')}>
        <Input
          type="search"
          autoComplete="off"
          placeholder={t('try_find')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </FormField>
      {wanted !== '' && found.data && (
        <ul className="automation-found">
          {found.data.data.length === 0 && <li>{t('try_nobody')}</li>}
          {found.data.data.map(({ id, display_name, phone }) => (
            <li key={id}>
              <button type="button" onClick={() => choose(id, phoneText(display_name))}>
                <span>{phoneText(display_name)}</span>
                <span>{phone && phoneText(phone)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
