import { useText } from '../../lib/language/text.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'

const pipelineTexts = { en, es }

/** Says a text of the board. */
export const usePipelineText = () => useText(pipelineTexts)
