import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { type LocalService, listen } from './http-server.ts'
import { keep, readKept } from './kept-file.ts'

/** Values of the stack's parameters. */
export type Parameters = Record<string, string>

interface CloudFormationOptions {
  /** Where the parameters are kept. */
  file: string
  /** Those that the template names, with their defaults. */
  defaults: Parameters
  /** Brings the running stack to other parameters. */
  update: (parameters: Parameters) => Promise<void>
}

interface LocalCloudFormation extends LocalService {
  parameters: Parameters
}

/** Starts as much of CloudFormation as moves a parameter of the one stack that runs here. */
export async function startCloudFormation(options: CloudFormationOptions): Promise<LocalCloudFormation> {
  const { file, defaults, update } = options
  const kept = z.record(z.string(), z.string()).parse(readKept(file) ?? {})
  const parameters = { ...defaults, ...kept }

  const service = await listen(async (request, response) => {
    const call = new URLSearchParams(await text(request))
    const action = call.get('Action')
    if (action === 'UpdateStack') {
      Object.assign(parameters, changed(call))
      await update(parameters)
      keep(file, parameters)
    }
    response.setHeader('content-type', 'text/xml')
    const result = action === 'DescribeStacks' ? stackAsXml(parameters) : '<StackId>local</StackId>'
    response.end(`<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`)
  })
  return { ...service, parameters }
}

/** The parameters that get another value. */
function changed(call: URLSearchParams): Parameters {
  const names = [...call].filter(([key]) => key.endsWith('.ParameterKey'))
  return Object.fromEntries(
    names.flatMap(([key, name]) => {
      const value = call.get(key.replace('.ParameterKey', '.ParameterValue'))
      return value === null ? [] : [[name, value]]
    }),
  )
}

function stackAsXml(parameters: Parameters): string {
  const members = Object.entries(parameters).map(
    ([key, value]) => `<member><ParameterKey>${key}</ParameterKey><ParameterValue>${value}</ParameterValue></member>`,
  )
  return `<Stacks><member><StackName>local</StackName><StackStatus>UPDATE_COMPLETE</StackStatus><Parameters>${members.join('')}</Parameters></member></Stacks>`
}
