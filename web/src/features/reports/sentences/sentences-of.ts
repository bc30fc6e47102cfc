import type { Language } from '#contract/language.ts'
import type { ReportName } from '#contract/reports/report-facts.ts'
import type { Report } from '#contract/reports/reports.ts'
import { sayIn } from '../../../lib/language/text.ts'
import { valueTextIn } from '../value-text.ts'
import type { Leads } from './address-of.ts'
import { amountOf, changeOf, totalOf, unitOf } from './change-of.ts'
import { LOOK_AT } from './look-at.ts'
import { leastOf, MEASURES } from './measures.ts'
import { changeTexts, fewTexts, sentenceTexts } from './texts.ts'

export interface Sentence {
  tone: 'better' | 'worse' | 'same' | 'look'
  text: string
  leads: Leads
}

const DAY_MS = 86_400_000

/** What a report says in short: what got better, what got worse, and what to look at; or that it is too little to tell. */
export function sentencesOf(name: ReportName, { data, compared }: Report, language: Language): Sentence[] {
  const [t, say, valueText] = [sayIn(sentenceTexts, language), sayIn(changeTexts, language), valueTextIn(language)]
  const { base, measures } = MEASURES[name]
  const now = data.figures
  const before = compared?.figures ?? []
  const unit = unitOf(now, base[0])
  const [much, was] = [totalOf(now, base), totalOf(before, base)]
  const found = LOOK_AT[name]({ t, valueText, of: (figure) => amountOf(now, figure) ?? 0, tables: data.tables })
  const look = found && { tone: 'look' as const, ...found }
  if (much === 0 && was === 0) return [look ?? { tone: 'same', text: t('empty'), leads: { figures: true } }]
  if (much < leastOf(unit) || was < leastOf(unit)) {
    const count = Math.round((Date.parse(data.to) - Date.parse(data.from)) / DAY_MS) + 1
    const told = { value: valueText(unit, much), before: valueText(unit, was), count }
    const label = now.find((one) => one.name === base[0])?.label ?? ''
    const isNew = base.length === 1 && much >= leastOf(unit)
    const text = isNew ? t('nothing_before', { label, ...told }) : t('few', { few: fewTexts[name][language], ...told })
    return [{ tone: 'look', text, leads: { figures: true } }, ...(look ? [look] : [])]
  }
  const told = (tone: 'better' | 'worse'): Sentence => {
    const change = measures.map((one) => changeOf(one, now, before)).find((one) => one?.tone === tone)
    if (!change) return { tone: 'same', text: t(`nothing_${tone}`), leads: { figures: true } }
    const { figure, unit: own, value, was: old } = change
    return {
      tone,
      text: t('compared', {
        change: say(`${figure}_${tone}` as keyof typeof changeTexts),
        value: valueText(own, value),
        before: valueText(own, old),
      }),
      leads: now.some((one) => one.name === figure && one.has_rows) ? { behind: figure } : { figures: true },
    }
  }
  return [told('better'), told('worse'), look ?? { tone: 'look', text: t('nothing_else'), leads: { figures: true } }]
}
