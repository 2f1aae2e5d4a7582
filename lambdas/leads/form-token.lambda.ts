import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { createFormToken } from '../runtime/form-token.ts'

const { FORM_TOKEN_KEYS } = readEnv('FORM_TOKEN_KEYS')

export const handler = endpoint('getFormToken', async () => ({ token: createFormToken(FORM_TOKEN_KEYS, Date.now()) }))
