import { assistantSettingLabels } from '#contract/assistant/settings.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

export const aiTexts = {
  ...assistantSettingLabels,
  hint: {
    en: 'Connect the AI providers your dealership has an account with. Each bills its usage to you.',
    es: 'Conecta los proveedores de IA con los que tu agencia tiene cuenta. Cada uno te cobra su uso.',
  },
  load_failed: { en: 'Failed to load AI settings', es: 'No se pudo cargar la configuración de IA' },
  saved: { en: 'AI settings saved successfully', es: 'Configuración de IA guardada' },

  usage: { en: 'Usage this month', es: 'Uso de este mes' },
  usage_failed: { en: 'Failed to load usage', es: 'No se pudo cargar el uso' },
  tokens: { en: 'Tokens', es: 'Tokens' },
  of_limit: { en: 'of {limit}', es: 'de {limit}' },
  cost: { en: 'Cost', es: 'Costo' },
  requests: { en: 'Requests', es: 'Solicitudes' },

  enabled: { en: 'Use {provider}', es: 'Usar {provider}' },
  key_first: { en: 'Add an API key first.', es: 'Primero agrega una clave de API.' },
  api_key: { en: 'API key', es: 'Clave de API' },
  key_hint: { en: 'Stored encrypted, never shown again.', es: 'Se guarda cifrada y no se vuelve a mostrar.' },
  key_saved: {
    en: 'Saved, ends in {last4}. Leave blank to keep it.',
    es: 'Guardada, termina en {last4}. Déjala vacía para conservarla.',
  },
  key_wrong: { en: 'Copy the whole key, without spaces.', es: 'Copia la clave completa, sin espacios.' },
  remove_key: { en: 'Remove key', es: 'Quitar clave' },
  remove_key_of: { en: 'Remove the {provider} key?', es: '¿Quitar la clave de {provider}?' },
  remove_key_question: {
    en: 'Lotwire stops using {provider} until you add another key.',
    es: 'Lotwire deja de usar {provider} hasta que agregues otra clave.',
  },
  key_removed: { en: '{provider} key removed', es: 'Clave de {provider} quitada' },
  remove_failed: { en: 'Failed to remove key', es: 'No se pudo quitar la clave' },
  model: { en: 'Model', es: 'Modelo' },
  model_hint: { en: 'Pick one or type any model name.', es: 'Elige uno o escribe el nombre de cualquier modelo.' },
  model_wrong: { en: 'Enter a model name, without spaces.', es: 'Escribe el nombre de un modelo, sin espacios.' },
  test: { en: 'Test connection', es: 'Probar conexión' },
  test_ok: { en: '{provider} connection test successful!', es: '¡La conexión con {provider} funciona!' },
  test_failed: { en: '{provider} connection test failed', es: 'La prueba de conexión con {provider} falló' },
  connected: { en: 'Connection successful', es: 'Conexión exitosa' },
  not_connected: { en: 'Connection failed', es: 'La conexión falló' },
  models_found: {
    en: { one: 'This key can use {count} model.', other: 'This key can use {count} models.' },
    es: { one: 'Esta clave puede usar {count} modelo.', other: 'Esta clave puede usar {count} modelos.' },
  },
  model_unknown: { en: '“{model}” isn’t one of them.', es: '“{model}” no está entre ellos.' },

  limits: { en: 'Limits', es: 'Límites' },
  ai_monthly_cost_limit_hint: {
    en: 'Once this month’s cost reaches it, Lotwire stops using AI until next month.',
    es: 'Cuando el costo del mes llega a este monto, Lotwire deja de usar IA hasta el mes siguiente.',
  },
  ai_monthly_token_limit_hint: {
    en: 'Shown beside this month’s usage. It doesn’t stop anything.',
    es: 'Aparece junto al uso del mes. No detiene nada.',
  },
  ai_cost_alert_threshold_hint: {
    en: 'Managers are notified when this month’s cost reaches it.',
    es: 'Avisamos a los gerentes cuando el costo del mes llega a este monto.',
  },
} as const satisfies Texts
