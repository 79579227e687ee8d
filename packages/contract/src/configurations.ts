import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { AssignableRole } from './role.ts';

export const frequencies = ['daily', 'weekly', 'monthly'] as const;
export const Frequency = z.enum(frequencies);
export type Frequency = z.infer<typeof Frequency>;

export const metricCategories = [
  'shopify_metrics',
  'meta_metrics',
  'google_analytics_metrics',
  'google_ads_metrics',
  'custom_metrics',
] as const;
export const MetricCategory = z.enum(metricCategories);
export type MetricCategory = z.infer<typeof MetricCategory>;

export const defaultReport = { role: 'executive', frequency: 'daily', time: '10:00' } as const;

export const Timing = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'Please enter a time as HH:MM'));

export const MetricChoice = z.object({
  enabled: z.boolean(),
  order: z.number().check(z.gte(1)),
  category: MetricCategory,
});

export const SaveConfigurationRequest = z.object({
  user_id: z.string(),
  organization_id: z.string(),
  role: AssignableRole,
  report: Frequency,
  timing: z.prefault(Timing, '10:00'),
  metrics: z.record(z.string(), MetricChoice),
});
export type SaveConfigurationRequest = z.infer<typeof SaveConfigurationRequest>;

export const StoredConfiguration = z.object({
  status: z.string(),
  role: AssignableRole,
  report: Frequency,
  timing: Timing,
  metrics: z.record(z.string(), z.object({ enabled: z.boolean(), order: z.number(), category: z.string() })),
});
export type StoredConfiguration = z.infer<typeof StoredConfiguration>;

export const ReadConfigurationRequest = z.object({
  user_id: z.string(),
  role: z.optional(AssignableRole),
  report: z.optional(Frequency),
});
export const ReadConfigurationResponse = z.object({
  success: z.boolean(),
  data: z.object({ configurations: z.array(StoredConfiguration) }),
  message: z.string(),
});
export type ReadConfigurationResponse = z.infer<typeof ReadConfigurationResponse>;

export const MetricOption = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  category: MetricCategory,
  group: z.string(),
  sample: z.number(),
});
export type MetricOption = z.infer<typeof MetricOption>;

export const ReportSection = z.object({ section_name: z.string(), metrics: z.array(z.string()) });
export type ReportSection = z.infer<typeof ReportSection>;

export const RoleConfiguration = z.object({
  role_name: z.string(),
  description: z.string(),
  daily: z.array(z.string()),
  weekly: z.array(ReportSection),
  monthly: z.array(ReportSection),
});
export type RoleConfiguration = z.infer<typeof RoleConfiguration>;

export const ConfigurationOptionsResponse = z.object({
  default_role_configurations: z.record(z.string(), RoleConfiguration),
  frequency_options: z.array(z.object({ id: Frequency, name: z.string(), description: z.string() })),
  metrics: z.array(MetricOption),
});
export type ConfigurationOptionsResponse = z.infer<typeof ConfigurationOptionsResponse>;

export const saveConfiguration = endpoint({
  name: 'saveConfiguration',
  method: 'POST',
  path: '/api/v1/configurations/save/',
  access: 'same-organization',
  scope: 'configurations:write',
  request: SaveConfigurationRequest,
  response: Done,
});

export const readConfiguration = endpoint({
  name: 'readConfiguration',
  method: 'GET',
  path: '/api/v1/configurations/user/{user_id}/',
  access: 'same-organization',
  scope: 'configurations:read',
  request: ReadConfigurationRequest,
  response: ReadConfigurationResponse,
});

export const readConfigurationOptions = endpoint({
  name: 'readConfigurationOptions',
  method: 'GET',
  path: '/api/v1/configurations/options/',
  access: 'session',
  scope: 'configurations:read',
  request: Nothing,
  response: ConfigurationOptionsResponse,
});
