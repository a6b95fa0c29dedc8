// What `lit.js` exports has the types of the packages that it was made from.
export * from 'lit';
export {classMap} from 'lit/directives/class-map.js';
export {ifDefined} from 'lit/directives/if-defined.js';
export {live} from 'lit/directives/live.js';
export {repeat} from 'lit/directives/repeat.js';
export {styleMap} from 'lit/directives/style-map.js';
