import type { Language } from '#contract/language.ts'
import type { RunItem } from './entity.ts'

interface ProblemList {
  language: Language
  /** What the bucket has it under. */
  name: string
  /** What a browser saves it as. */
  filename: string
}

/** What was wrong with a run's rows is kept as a list in each language. */
export function problemLists({ id, started_at }: Pick<RunItem, 'id' | 'started_at'>): Record<Language, ProblemList> {
  const day = started_at.slice(0, 10)
  return {
    en: { language: 'en', name: `${id}.problems.csv`, filename: `problems-${day}.csv` },
    es: { language: 'es', name: `${id}.problemas.csv`, filename: `problemas-${day}.csv` },
  }
}
