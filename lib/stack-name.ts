/** Name of the stack in CloudFormation; the operator's tools find what is deployed by it. */
export const siteStackName = 'ElectricianWebsite'
