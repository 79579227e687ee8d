import { present } from '../checked.ts';
import { tellStory } from './story/tell-story.ts';
import type { StoryOptions } from './story/tell-story.ts';
import type { Story } from './story/story.ts';

/** A few megabytes each. Nothing changes a story once it is told. */
const most = 12;

/** By their options, the one asked for last at the end. */
const remembered = new Map<string, Story>();

/** The story of these options, told once: tests start hundreds of sandboxes in one process, most of them with the same small store. */
export function rememberedStory(options: StoryOptions): Story {
  const key = JSON.stringify(options);
  const story = remembered.get(key) ?? tellStory(options);
  remembered.delete(key);
  remembered.set(key, story);
  if (remembered.size > most) remembered.delete(present(remembered.keys().next().value, 'key'));
  return story;
}
