import { type AiProvider, PROVIDER_FACTS } from '#contract/assistant/providers.ts'

/** Whether a vendor has this model, or a dated version of it. */
export const knownModel = (provider: AiProvider, model: string) =>
  PROVIDER_FACTS[provider].models.some((one) => one === model.replace(/-\d{4}-?\d{2}-?\d{2}$/, ''))
