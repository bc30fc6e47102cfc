import { useFields } from '../../../data/fields.ts'
import { useStages } from '../../../data/stages.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useCustomText } from '../../../lib/language/use-custom-text.ts'
import { type Candidate, differingDeals, differingFields, differingOwn, textIn } from './differing-fields.ts'
import { useMergeText } from './texts.ts'
import { useDealWords } from './use-deal-words.ts'

/** What only one of two contacts can leave to both: its name as the merge takes it, its label, what each has. */
interface Difference {
  name: string
  label: string
  texts: readonly [string, string]
}

/** Says in what two contacts differ; undefined until that is known. */
export function useDifferences() {
  const t = useMergeText()
  const { nameOf } = useStages()
  const { data: own, error, mutate } = useFields()
  const sayValue = useCustomText()
  const dealWords = useDealWords()

  function differencesOf([one, other]: readonly [Candidate, Candidate]): Difference[] | undefined {
    if (!own) return undefined
    const both = (text: (of: Candidate) => string) => [text(one), text(other)] as const
    const fields = differingFields([one.contact, other.contact]).map((field) => {
      const shown = (value: string) => (field === 'stage' ? nameOf(value) : phoneText(value))
      const isOwnWord = field === 'first_name' || field === 'last_name' || field === 'stage'
      const label = isOwnWord ? t(field) : field === 'assignee' ? t('assigned_to') : t(`field_${field}`)
      return { name: field, label, texts: both(({ contact }) => shown(textIn(contact, field))) }
    })
    const customs = differingOwn(own.data, [one.contact, other.contact]).map(({ key, name, kind }) => ({
      name: `custom.${key}`,
      label: name,
      texts: both(({ contact }) => sayValue(kind, contact.custom[key] ?? '')),
    }))
    const deals = differingDeals([one.deal, other.deal])
      ? [{ name: 'deal', label: t('deal'), texts: both(({ deal }) => dealWords(deal)) }]
      : []
    return [...fields, ...customs, ...deals]
  }
  return { differencesOf, error, retry: () => mutate() }
}
